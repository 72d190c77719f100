import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

async function temas(): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('versiones')
    .select('tema')
    .orderBy('tema')
    .execute();
  return rows.map((row) => row.tema);
}

test('a failed statement leaves the connection usable', async () => {
  for (let round = 0; round < 5; round++) {
    await expect(sql`select 1 / ${0}::int`.execute(database.kysely)).rejects.toThrow(
      'division by zero',
    );
    await expect(sql`select nonsense from nowhere`.execute(database.kysely)).rejects.toThrow(
      'does not exist',
    );
    await expect(sql`select ${'x'}::int`.execute(database.kysely)).rejects.toThrow(
      'invalid input syntax',
    );
    expect(
      (await sql<{ value: number }>`select ${round}::int as value`.execute(database.kysely)).rows,
    ).toEqual([{ value: round }]);
  }
});

test('a transaction that throws is rolled back, after an error of the database or of our own', async () => {
  for (const fail of [sql`select 1 / 0`, null]) {
    const attempt = database.kysely.transaction().execute(async (trx) => {
      await trx.insertInto('versiones').values({ tema: 'a' }).execute();
      if (fail) await fail.execute(trx);
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow();
    expect(await temas()).toEqual([]);
  }
});

test('a transaction cannot be committed after one of its statements failed', async () => {
  const attempt = database.kysely.transaction().execute(async (trx) => {
    await trx.insertInto('versiones').values({ tema: 'a' }).execute();
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    await trx.insertInto('versiones').values({ tema: 'b' }).execute();
  });
  await expect(attempt).rejects.toMatchObject({ code: '25P02' });
  expect(await temas()).toEqual([]);
});

test('concurrent transactions do not mix', async () => {
  const writers = Array.from({ length: 20 }, (_, index) =>
    database.kysely.transaction().execute(async (trx) => {
      await trx
        .insertInto('versiones')
        .values({ tema: `t${index}` })
        .execute();
      if (index % 2 === 1) throw new Error('odd');
    }),
  );
  const ends = await Promise.allSettled(writers);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect((await temas()).every((tema) => Number(tema.slice(1)) % 2 === 0)).toBe(true);
  expect(await temas()).toHaveLength(10);
});

test('the test database’s reset empties every table, the audit log too, and starts the ids again', async () => {
  const write = () =>
    database.kysely
      .insertInto('bitacora')
      .values({ fecha: new Date(), operacion: 'prueba' })
      .returning('id')
      .executeTakeFirstOrThrow();
  await write();
  await database.reset();
  expect(await database.kysely.selectFrom('bitacora').selectAll().execute()).toEqual([]);
  expect(await write()).toEqual({ id: 1 });
});

test('the database reports its health as true while open', async () => {
  expect(await database.checkHealth()).toBe('ok');
});
