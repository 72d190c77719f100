import { openTestEngine } from '@garita/testing/database/testEngine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../Database';
import { AcquireTimeoutError, isConnectionError, isTimeout } from '../errors';
import { createEmbeddedDatabase } from './createEmbeddedDatabase';
import { EmbeddedPool } from './EmbeddedPool';
import type { Engine } from './Engine';

let engine: Engine;
let database: Database;
let pool: EmbeddedPool;
beforeAll(async () => {
  engine = await openTestEngine();
  ({ database, pool } = createEmbeddedDatabase(engine, { acquireMilliseconds: 60_000 }));
});
afterAll(() => database.close());

const one = (db: Database['kysely'] = database.kysely) =>
  sql<{ one: number }>`select 1 as one`.execute(db);

test('the database used inside its own transaction gets a clear error instead of waiting forever', async () => {
  const { kysely } = createEmbeddedDatabase(engine, { acquireMilliseconds: 50 }).database;
  const attempt = kysely.transaction().execute(() => one(kysely));
  await expect(attempt).rejects.toThrow(AcquireTimeoutError);
  await expect(attempt).rejects.toThrow('inside transaction()');
  await expect(attempt).rejects.toSatisfy(isTimeout);
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('the client in use and the waiting clients are counted; a client that gave up still counts as waiting until its turn', async () => {
  expect(pool.use()).toEqual({ inUse: 0, waiting: 0 });
  const first = await pool.connect();
  const second = pool.connect();
  await expect(pool.connect(1)).rejects.toThrow(AcquireTimeoutError);
  expect(pool.use()).toEqual({ inUse: 1, waiting: 2 });
  first.release();
  (await second).release();
  await one();
  expect(pool.use()).toEqual({ inUse: 0, waiting: 0 });
});

test('clients get the session in the order in which they asked', async () => {
  const order: number[] = [];
  const first = await pool.connect();
  const others = [1, 2, 3].map(async (number) => {
    const client = await pool.connect();
    order.push(number);
    client.release();
  });
  first.release();
  await Promise.all(others);
  expect(order).toEqual([1, 2, 3]);
});

test('a caller that gave up waiting does not block later callers', async () => {
  const holder = await pool.connect();
  const impatient = pool.connect(1);
  const patient = pool.connect();
  await expect(impatient).rejects.toThrow(AcquireTimeoutError);
  holder.release();
  (await patient).release();
});

test('an open transaction is rolled back before the next client', async () => {
  const careless = await pool.connect();
  await careless.query('begin');
  await careless.query("insert into versiones (tema) values ('a')");
  await expect(careless.query('select 1 / 0')).rejects.toThrow('division by zero');
  careless.release();
  expect(await database.kysely.selectFrom('versiones').selectAll().execute()).toEqual([]);
});

test('an idle transaction is rolled back for the next client, and its own client gets an error on its next statement', async () => {
  const impatient = new EmbeddedPool(engine, { acquireMilliseconds: 5_000, idleMilliseconds: 1 });
  const forgetful = await impatient.connect();
  await forgetful.query('begin');
  const next = await impatient.connect();
  expect((await next.query('select * from versiones')).rows).toEqual([]);
  next.release();
  const error = await forgetful.query('commit').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '25P03' });
  expect(isTimeout(error)).toBe(true);
  forgetful.release();
});

test('a released client cannot be used any more', async () => {
  const client = await pool.connect();
  client.release();
  client.release();
  await expect(client.query('select 1')).rejects.toThrow('given back');
});

// This is the last test, because it closes the database.
test('after closing, queries fail as a lost connection and health is false', async () => {
  await database.close();
  await database.close();
  await expect(one()).rejects.toSatisfy(isConnectionError);
  await expect(pool.connect()).rejects.toSatisfy(isConnectionError);
  expect(await database.checkHealth()).toBe('no-responde');
});
