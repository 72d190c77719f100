import { openServer, type Server } from '@garita/testing/database/openServer';
import { withClient } from '@garita/testing/database/withClient';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../Database';
import { openDatabase } from '../openDatabase';

const NAME = `garita_solo_${process.pid}`;
let server: Server;
const open: Database[] = [];
beforeAll(async () => {
  server = await openServer();
  await withClient(server.url, (client) => client.query(`create database ${NAME}`));
});
afterAll(async () => {
  for (const database of open) await database.close();
  await withClient(server.url, (client) => client.query(`drop database ${NAME} with (force)`));
  await server.stop();
});

async function start(): Promise<Database> {
  const url = new URL(server.url);
  url.pathname = `/${NAME}`;
  const database = await openDatabase({ databaseUrl: url.href });
  open.push(database);
  database.onAnnounced(() => undefined);
  return database;
}

test('a portal is alone until another portal runs on its database, and again after that portal has ended', async () => {
  const first = await start();
  await expect.poll(() => first.isAlone()).toBe(true);
  const second = await start();
  await expect.poll(() => first.isAlone()).toBe(false);
  expect(await second.isAlone()).toBe(false);
  await second.close();
  await expect.poll(() => first.isAlone()).toBe(true);
  await first.close();
});

test('a portal that has lost its connection does not assume that it is alone, and checks again by itself', async () => {
  const portal = await start();
  await expect.poll(() => portal.isAlone()).toBe(true);
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())`.execute(
    portal.kysely,
  );
  expect(await portal.isAlone()).toBe(false);
  await expect.poll(() => portal.isAlone()).toBe(true);
});
