import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Places, prepareQuery } from '../prepareQuery';
import { batch } from './batch';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const raised = prepareQuery((_, place: Places<{ tema: string }>) => {
  const tema = place('tema');
  return sql<{ numero: number }>`insert into versiones (tema) values (${tema}::text)
    on conflict (tema) do update set version = versiones.version + 1 returning version::int as numero`;
});
const counted = prepareQuery(
  (_, __: Places<object>) =>
    sql<{ cuantos: number }>`select count(*)::int as cuantos from versiones`,
);

test('the results have the names of the statements, also in groups, and run in the given order', async () => {
  const answers = await database.kysely.transaction().execute((tx) =>
    batch(tx, {
      before: counted.with({}),
      nothing: null,
      group: { raised: raised.with({ tema: 'multas' }), after: counted.with({}) },
      again: { deeper: { raised: raised.with({ tema: 'nomina' }) }, nothing: null },
      last: counted.with({}),
    }),
  );
  expect(answers).toEqual({
    before: [{ cuantos: 0 }],
    nothing: [],
    group: { raised: [{ numero: expect.any(Number) }], after: [{ cuantos: 1 }] },
    again: { deeper: { raised: [{ numero: expect.any(Number) }] }, nothing: [] },
    last: [{ cuantos: 2 }],
  });
});

test('an empty batch gives empty results', async () => {
  expect(await batch(database.kysely, { one: null, more: {} })).toEqual({ one: [], more: {} });
});
