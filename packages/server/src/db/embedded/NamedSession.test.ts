import { openTestEngine } from '@garita/testing/database/testEngine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Engine, EngineStatement } from './Engine';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestEngine();
  await run({ text: 'create temporary table cosas (id int, nombre text)' });
});
afterAll(async () => {
  await run({ text: 'drop table cosas' });
  await engine.close();
});
afterEach(() => run({ text: 'truncate cosas' }));

type Asked = Omit<EngineStatement, 'parameters'> & { parameters?: readonly (string | null)[] };

const run = (...asked: readonly Asked[]) =>
  engine.send(asked.map(({ parameters = [], ...one }) => ({ ...one, parameters })));
/** The rows of each statement, or the code of the error. */
async function rowsOf(...asked: readonly Asked[]) {
  const { results, error } = await run(...asked);
  return error ? error.fields?.code : results.map(({ rows }) => rows);
}
const insert = (id: string, nombre: string): Asked => ({
  name: 'pone',
  text: 'insert into cosas values ($1, $2)',
  parameters: [id, nombre],
});
const read: Asked = { name: 'lee', text: 'select nombre from cosas order by id' };
const parsedOnes = async () =>
  (
    await rowsOf({
      text: 'select name, generic_plans + custom_plans from pg_prepared_statements order by name',
    })
  )?.[0];

test('statements of a round trip run in order, and named statements are parsed once', async () => {
  expect(
    await rowsOf({ text: 'begin' }, insert('1', 'a'), read, insert('2', 'b'), read, {
      text: 'commit',
    }),
  ).toEqual([[], [], [['a']], [], [['a'], ['b']], []]);
  expect(await rowsOf(read)).toEqual([[['a'], ['b']]]);
  expect(await parsedOnes()).toEqual([
    ['lee', '3'],
    ['pone', '2'],
  ]);
});

test('columns and row counts are also reported for statements parsed before', async () => {
  const all = { name: 'todo', text: 'select * from cosas' };
  const change = { name: 'cambia', text: 'update cosas set nombre = $1', parameters: ['c'] };
  await run(insert('1', 'a'), insert('2', 'b'), all, change);
  const { results } = await run(all, change);
  expect(results).toMatchObject([
    {
      command: 'SELECT',
      rowCount: 2,
      fields: [
        { name: 'id', dataTypeID: 23 },
        { name: 'nombre', dataTypeID: 25 },
      ],
    },
    { command: 'UPDATE', rowCount: 2, fields: [], rows: [] },
  ]);
});

test('a round trip reports its first failure, the rest of its transaction does nothing, and the session continues', async () => {
  const failed = await run(
    { text: 'begin' },
    insert('1', 'a'),
    { text: 'select 1 / 0' },
    insert('2', 'b'),
    { text: 'select nada' },
  );
  expect(failed).toMatchObject({
    results: [],
    error: { fields: { code: '22012' } },
    inTransaction: true,
  });
  expect(await run({ text: 'rollback' })).toMatchObject({ error: null, inTransaction: false });
  expect(await rowsOf(insert('3', 'c'), read)).toEqual([[], [['c']]]);
});

test('the name of a statement can still be used after its statement was not parsed or its values were invalid', async () => {
  const later = { name: 'más tarde', text: 'select $1::int + n from tarde', parameters: ['1'] };
  expect(await rowsOf(later)).toBe('42P01');
  await run({ text: 'create temporary table tarde as select 41 as n' });
  expect(await rowsOf({ ...later, parameters: ['x'] })).toBe('22P02');
  expect(await rowsOf(later)).toEqual([[['42']]]);
  expect(await rowsOf(later)).toEqual([[['42']]]);
  const behind = { name: 'detrás', text: 'select 1' };
  expect(await rowsOf({ text: 'begin' }, { text: 'select 1 / 0' }, behind)).toBe('22012');
  expect(await rowsOf({ text: 'rollback' }, behind, behind)).toEqual([[], [['1']], [['1']]]);
});

test('a statement is parsed again after its tables changed: at once outside a transaction, at the next try within one', async () => {
  const all = { name: 'entera', text: 'select * from cosas' };
  await run(insert('1', 'a'), all);
  await run({ text: 'alter table cosas add column color text' });
  expect(await rowsOf(all)).toEqual([[['1', 'a', null]]]);
  await run({ text: 'alter table cosas drop column color' });
  expect(await rowsOf({ text: 'begin' }, all)).toBe('0A000');
  expect(await rowsOf({ text: 'rollback' }, { text: 'begin' }, all, { text: 'commit' })).toEqual([
    [],
    [],
    [['1', 'a']],
    [],
  ]);
});

test('concurrent round trips do not mix', async () => {
  const value = (n: number): Asked => ({
    name: 'valor',
    text: 'select $1::int',
    parameters: [String(n)],
  });
  const asked = Array.from({ length: 20 }, (_, n) => rowsOf(value(n), value(n + 100)));
  expect(await Promise.all(asked)).toEqual(
    Array.from({ length: 20 }, (_, n) => [[[String(n)]], [[String(n + 100)]]]),
  );
});
