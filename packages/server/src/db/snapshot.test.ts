import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SNAPSHOT_BATCH, type Snapshot, type TextRows } from './Snapshot';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const TEMAS = 'select tema, version from versiones order by tema';

async function readAll(snapshot: Snapshot, query = 0): Promise<TextRows[number][]> {
  const all: TextRows[number][] = [];
  for await (const rows of snapshot.rows(query)) all.push(...rows);
  return all;
}

const fill = (rows: number) =>
  sql`insert into versiones (tema, version) select 't' || lpad(i::text, 5, '0'), i from generate_series(1, ${rows}::int) as i`.execute(
    database.kysely,
  );

test('a snapshot does not contain later writes, and later writes do not wait', async () => {
  const rows = 2 * SNAPSHOT_BATCH + 1;
  await fill(rows);
  const snapshot = await database.openSnapshot([TEMAS, 'select count(*) from versiones']);
  const seen: TextRows[number][] = [];
  for await (const batch of snapshot.rows(0)) {
    seen.push(...batch);
    await database.kysely
      .updateTable('versiones')
      .set({ version: 0 })
      .where('version', '>', rows - 10)
      .execute();
    await database.kysely.deleteFrom('versiones').where('version', '<', 100).execute();
    await database.kysely
      .insertInto('versiones')
      .values({ tema: `nuevo ${seen.length}` })
      .execute();
  }
  expect(seen).toEqual(
    Array.from({ length: rows }, (_, i) => [`t${String(i + 1).padStart(5, '0')}`, String(i + 1)]),
  );
  expect(await readAll(snapshot, 1)).toEqual([[String(rows)]]);
  await snapshot.close();
});

test.each([0, 1, SNAPSHOT_BATCH - 1, SNAPSHOT_BATCH, SNAPSHOT_BATCH + 1])(
  'a snapshot of %i rows is read completely',
  async (rows) => {
    await fill(rows);
    const snapshot = await database.openSnapshot([TEMAS]);
    expect(await readAll(snapshot)).toHaveLength(rows);
    await snapshot.close();
  },
);

test('a snapshot’s values have PostgreSQL’s text format', async () => {
  const snapshot = await database.openSnapshot([
    `select timestamptz '2026-11-21 12:30:00.123456-06', 9007199254740993::int8, '{"a": 1.10}'::jsonb, array[1, null], '\\x00ff'::bytea, true, null::int, 1.50`,
  ]);
  expect(await readAll(snapshot)).toEqual([
    [
      '2026-11-21 18:30:00.123456+00',
      '9007199254740993',
      '{"a": 1.10}',
      '{1,NULL}',
      '\\x00ff',
      't',
      null,
      '1.50',
    ],
  ]);
  await snapshot.close();
});

test('several snapshots can be open, and a partly read snapshot leaves no cursor behind', async () => {
  await fill(3 * SNAPSHOT_BATCH);
  const [first, second] = [
    await database.openSnapshot([TEMAS, TEMAS]),
    await database.openSnapshot([TEMAS]),
  ];
  for await (const batch of first.rows(0)) {
    expect(batch).toHaveLength(SNAPSHOT_BATCH);
    break;
  }
  await first.close();
  expect(await readAll(second)).toHaveLength(3 * SNAPSHOT_BATCH);
  await second.close();
  const { rows } = await sql`select name from pg_cursors where name like 'instantanea%'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

test('a snapshot’s failing query is reported, and leaves no cursor behind', async () => {
  await expect(database.openSnapshot([TEMAS, 'select nada from versiones'])).rejects.toThrow(
    'nada',
  );
  // The embedded database runs the failing query when the snapshot opens; PostgreSQL runs it when
  // the test reads its rows.
  const divide = async () => {
    const snapshot = await database.openSnapshot([
      TEMAS,
      'select 1 / count(*) from usuarios',
      TEMAS,
      TEMAS,
    ]);
    await readAll(snapshot, 1).finally(() => snapshot.close());
  };
  for (let i = 0; i < 5; i++) await expect(divide()).rejects.toThrow('division by zero');
  const { rows } = await sql`select name from pg_cursors where name like 'instantanea%'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
  expect(await database.checkHealth()).toBe('ok');
});
