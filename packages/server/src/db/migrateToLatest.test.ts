import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../StartError';
import { migrateToLatest } from './migrateToLatest';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await sql`delete from kysely_migration where name = '9999_del_futuro'`.execute(database.kysely);
  await database.close();
});

test('data of a newer version are refused with the reason, and stay as they are', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_del_futuro', now()::text)`.execute(database.kysely);
  const error = await migrateToLatest(database.kysely).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(/^Los datos son de una versión más nueva de Garita .*«9999_del_futuro».*instala esa versión o una posterior/);
});

test('what is up to date stays as it is', async () => {
  expect(await migrateToLatest(database.kysely)).toEqual([]);
});
