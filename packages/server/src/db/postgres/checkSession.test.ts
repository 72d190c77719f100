import { openPooler, type Pooler } from '@garita/testing/database/openPooler';
import { openServer, type Server } from '@garita/testing/database/openServer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { StartError } from '../../StartError';
import { openDatabase } from '../openDatabase';

let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

let pooler: Pooler | undefined;
afterEach(() => pooler?.close());

/** The error of a start through pgbouncer; '' when the database opens. */
async function startThrough(mode: 'session' | 'transaction', settings = ''): Promise<string> {
  pooler = await openPooler(server.url, mode);
  try {
    // Waiting does not fix the pooler, so the start must fail at once despite an hour of patience.
    const database = await openDatabase({
      databaseUrl: `${pooler.url}${settings}`,
      patienceMilliseconds: 3_600_000,
    });
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.kysely);
    await database.close();
    expect(rows).toEqual([{ one: 1 }]);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
}

test('a pooler in transaction mode ends the start with one line', async () => {
  const text = await startThrough('transaction');
  expect(text).toMatch(
    /^Garita necesita conexiones de sesión, y DATABASE_URL lleva a un repartidor que las cambia en cada transacción: .*modo session/,
  );
  expect(text).not.toContain('\n');
});

test('a pooler in session mode is accepted', async () => {
  expect(await startThrough('session')).toBe('');
});

test('a pooler that drops session settings ends the start too', async () => {
  expect(await startThrough('session', '?statement_timeout=0')).toMatch(
    /^Garita necesita conexiones de sesión con sus ajustes, .* los descarta: /,
  );
});
