import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '../StartError';
import { updateDatabase } from '../updateDatabase';
import { isCurrent } from './isCurrent';
import { migrateToLatest } from './migrateToLatest';
import type { DB } from './tables';

class Undone extends Error {}

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await sql`delete from kysely_migration where name = '9999_del_futuro'`.execute(database.kysely);
  await database.close();
});

test('data of a newer version is refused with the reason, and is not changed', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_del_futuro', now()::text)`.execute(
    database.kysely,
  );
  const error = await migrateToLatest(database.kysely).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(
    /^Los datos son de una versión más nueva de Garita .*«9999_del_futuro».*instala esa versión o una posterior/,
  );
});

test('data from before the baseline is refused with upgrade instructions, and is not changed', async () => {
  const { kysely } = database;
  const rename = (from: string, to: string) =>
    sql`update kysely_migration set name = ${to} where name = ${from}`.execute(kysely);
  await rename('0113_webhooks', '0085_instalacion');
  const backups = vi.fn();
  const error = await updateDatabase(database, 'no-se-escribe', backups).catch((thrown) => thrown);
  await rename('0085_instalacion', '0113_webhooks');
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(
    /^Los datos son de una versión anterior de Garita .*«0085_instalacion».*No se ha cambiado nada: haz un respaldo con la última versión que los abría y restáuralo con esta/,
  );
  expect(backups).not.toHaveBeenCalled();
  expect(await isCurrent(kysely)).toBe(true);
});

test('a current database is not changed', async () => {
  expect(await migrateToLatest(database.kysely)).toEqual([]);
});

describe('a schema belongs to this version', () => {
  test('a schema with all migrations of this version belongs to this version', async () => {
    expect(await isCurrent(database.kysely)).toBe(true);
  });

  test.each([
    [
      'it has a migration of a newer version',
      sql`insert into kysely_migration (name, timestamp) values ('9999_del_futuro', now()::text)`,
    ],
    [
      'a migration has another name',
      sql`update kysely_migration set name = '9999_del_futuro' where name = '0100_agencia'`,
    ],
    ['a migration is missing', sql`delete from kysely_migration where name = '0100_agencia'`],
    ['it has no migrations', sql`alter table kysely_migration rename to otra`],
  ])('a schema does not belong to this version: %s', async (_, change) => {
    await database.kysely
      .transaction()
      .execute(async (tx) => {
        await change.execute(tx);
        expect(await isCurrent<DB>(tx)).toBe(false);
        throw new Undone();
      })
      .catch((error: unknown) => expect(error).toBeInstanceOf(Undone));
    expect(await isCurrent(database.kysely)).toBe(true);
  });
});
