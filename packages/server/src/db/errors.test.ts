import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DatabaseClosedError,
  isConnectionError,
  isDiskFull,
  isInvalidText,
  isRetryable,
  isTimeout,
  isUniqueViolation,
} from './errors';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function errorOf(query: Promise<unknown>): Promise<unknown> {
  return await query.then(
    () => expect.unreachable('the query should fail'),
    (error) => error,
  );
}

const classify = (error: unknown) => ({
  unique: isUniqueViolation(error),
  retryable: isRetryable(error),
  connection: isConnectionError(error),
  timeout: isTimeout(error),
  invalidText: isInvalidText(error),
  diskFull: isDiskFull(error),
});
const none = {
  unique: false,
  retryable: false,
  connection: false,
  timeout: false,
  invalidText: false,
  diskFull: false,
};
const raise = (code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception 'x' using errcode = '${code}'; end $$`)}`.execute(
    database.kysely,
  );

test('a duplicate is a unique violation of its own constraint only', async () => {
  const insert = () => database.kysely.insertInto('versiones').values({ tema: 'a' }).execute();
  await insert();
  const error = await errorOf(insert());
  expect(error).toBeInstanceOf(pg.DatabaseError);
  expect(classify(error)).toEqual({ ...none, unique: true });
  expect(isUniqueViolation(error, 'versiones_pk')).toBe(true);
  expect(isUniqueViolation(error, 'usuarios_nombre_unico')).toBe(false);
  expect(error).toMatchObject({ table: 'versiones', detail: 'Key (tema)=(a) already exists.' });
});

test('an error contains neither its query nor its parameters, which may be secrets', async () => {
  const error = (await errorOf(
    sql`select ${'secreto'}::text || 1 / ${0}::int`.execute(database.kysely),
  )) as Error;
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(
    'secreto',
  );
});

test.each([
  ['a NUL character', sql`select ${'a\0b'}::text`],
  ['a NUL character in JSON', sql`select ${'"a\\u0000b"'}::jsonb`],
])('%s is invalid text', async (_what, query) => {
  expect(classify(await errorOf(query.execute(database.kysely)))).toEqual({
    ...none,
    invalidText: true,
  });
});

test.each([
  ['40001', { ...none, retryable: true }],
  ['40P01', { ...none, retryable: true }],
  ['57014', { ...none, timeout: true }],
  ['55P03', { ...none, timeout: true }],
  ['57P01', { ...none, connection: true }],
  ['53300', { ...none, connection: true }],
  ['08006', { ...none, connection: true }],
  ['53100', { ...none, diskFull: true }],
  ['23514', none],
])('the kinds of an error with SQLSTATE %s', async (code, expected) => {
  expect(classify(await errorOf(raise(code)))).toEqual(expected);
});

test('a full disk is recognised by the system’s code, also as the cause of another error', () => {
  const full = Object.assign(new Error('x'), { code: 'ENOSPC' });
  expect(isDiskFull(full)).toBe(true);
  expect(classify(new DatabaseClosedError('x', { cause: full }))).toEqual({
    ...none,
    connection: true,
    diskFull: true,
  });
});

test.each([new Error('x'), 'text', null, undefined, { code: '23505' }])(
  'the thrown value %s has none of the known kinds of errors',
  (error) => {
    expect(classify(error)).toEqual(none);
  },
);
