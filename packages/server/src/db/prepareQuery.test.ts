import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isRetryable } from './errors';
import { nameOfPrepared, type Places, prepareQuery } from './prepareQuery';

interface Values {
  nombre: string;
  desde: number;
}

type Connection = TestDatabase['kysely'];

const byName = prepareQuery((db, place: Places<Values>) =>
  db
    .selectFrom('categorias')
    .select(['id', 'nombre'])
    .where('nombre', '=', place('nombre'))
    .where('id', '>=', place('desde')),
);

const STATEMENT = byName.with({ nombre: '', desde: 0 }).sql;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = ['Una', 'Otra', 'Una'].map((nombre, i) => ({
    id: i + 1,
    nombre,
    tiempo_ascenso: '5 minute',
  }));
  await database.kysely.insertInto('categorias').values(rows).execute();
});
afterAll(() => database.close());

describe('a prepared query', () => {
  test('a prepared query runs with other values each time, at any place in it', async () => {
    expect(await byName(database.kysely, { nombre: 'Una', desde: 1 })).toEqual([
      { id: 1, nombre: 'Una' },
      { id: 3, nombre: 'Una' },
    ]);
    expect(await byName(database.kysely, { desde: 2, nombre: 'Una' })).toEqual([
      { id: 3, nombre: 'Una' },
    ]);
    expect(await byName(database.kysely, { nombre: 'Ninguna', desde: 1 })).toEqual([]);
  });

  test('a prepared query sees the writes of its transaction', async () => {
    const seen = database.kysely.transaction().execute(async (tx) => {
      await tx.updateTable('categorias').set({ nombre: 'Nueva' }).where('id', '=', 2).execute();
      const rows = await byName(tx, { nombre: 'Nueva', desde: 1 });
      throw Object.assign(new Error('not kept'), { rows });
    });
    await expect(seen).rejects.toMatchObject({ rows: [{ id: 2, nombre: 'Nueva' }] });
    expect(await byName(database.kysely, { nombre: 'Nueva', desde: 1 })).toEqual([]);
  });

  test('each prepared query has a name of its own', () => {
    const other = prepareQuery((db) => db.selectFrom('misiones').select('id'));
    expect(nameOfPrepared(other.with({}).sql)).not.toBe(nameOfPrepared(STATEMENT));
    expect(nameOfPrepared('select 1')).toBeUndefined();
  });

  test('a prepared query is planned once per connection', async () => {
    const kept = await database.kysely.connection().execute(async (connection) => {
      for (let i = 0; i < 3; i++) await byName(connection, { nombre: 'Una', desde: i });
      return await sql<{
        name: string;
      }>`select name from pg_prepared_statements where statement = ${STATEMENT}`.execute(
        connection,
      );
    });
    expect(kept.rows).toHaveLength(1);
  });

  describe('a prepared query whose tables have changed', () => {
    const change = (connection: Connection, type: string) =>
      sql`alter table categorias alter column nombre type ${sql.raw(type)}`.execute(connection);
    const ask = (connection: Connection) => byName(connection, { nombre: 'Otra', desde: 1 });
    afterEach(() => change(database.kysely, 'text'));

    test('a prepared query is planned again after its tables have changed', async () => {
      await database.kysely.connection().execute(async (connection) => {
        await ask(connection);
        await change(connection, 'varchar(99)');
        expect(await ask(connection)).toEqual([{ id: 2, nombre: 'Otra' }]);
      });
    });

    test('within a transaction, a prepared query whose tables have changed fails as retryable, and then works', async () => {
      await database.kysely.connection().execute(async (connection) => {
        await ask(connection);
        await change(connection, 'varchar(99)');
        const again = () => connection.transaction().execute((tx) => ask(tx));
        await expect(again()).rejects.toSatisfy(isRetryable);
        expect(await again()).toEqual([{ id: 2, nombre: 'Otra' }]);
      });
    });
  });
});
