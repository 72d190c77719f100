import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const raise = (tema: string) =>
  sql`insert into versiones (tema, version) values (${tema}, 1) on conflict (tema) do update set version = versiones.version + 1`;

/**
 * A commit of a parallel test in another database of the server also changes the state, so the
 * tests retry. Milliseconds.
 */
const PATIENCE = { timeout: 60_000, interval: 5 };

/** On PostgreSQL the first reads use the pool, until the state's own connection is open. */
async function settled() {
  let last = await database.readState();
  await expect
    .poll(async () => {
      const next = await database.readState();
      const isSame = next === last;
      last = next;
      return isSame;
    }, PATIENCE)
    .toBe(true);
  return last;
}

test('the state is the same object while nothing changes, whatever is read', async () => {
  await expect
    .poll(async () => {
      const state = await settled();
      await sql`select count(*) from usuarios`.execute(database.kysely);
      await database.kysely.transaction().execute((tx) => sql`select 1`.execute(tx));
      return (await database.readState()) === state;
    }, PATIENCE)
    .toBe(true);
});

test('the state differs after every change, and contains the current versions', async () => {
  const before = await settled();
  await raise('multas').execute(database.kysely);
  const after = await database.readState();
  expect(after).not.toBe(before);
  await raise('multas').execute(database.kysely);
  const last = await database.readState();
  expect([after, last].map(({ versions }) => versions.get('multas'))).toEqual([1, 2]);
});

test('the state does not change before a commit, and changes at once with it', async () => {
  const before = await settled();
  await database.kysely.transaction().execute(async (tx) => {
    await raise('ventas').execute(tx);
    // The embedded database has one session, and the transaction holds it, so a read would wait.
    if (database.kind === 'postgres')
      expect((await database.readState()).versions.get('ventas')).toBe(
        before.versions.get('ventas'),
      );
  });
  expect((await database.readState()).versions.get('ventas')).toBe(1);
});

test('the state changes even if the versions stay the same', async () => {
  const before = await settled();
  await sql`create table si_acaso (n integer)`.execute(database.kysely);
  const created = await database.readState();
  await sql`insert into si_acaso values (1)`.execute(database.kysely);
  const filled = await database.readState();
  await sql`drop table si_acaso`.execute(database.kysely);
  expect(new Set([before, created, filled, await database.readState()]).size).toBe(4);
});
