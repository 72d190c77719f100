import { join } from 'node:path';
import { createEmbeddedDatabase } from '@garita/server/src/db/embedded/createEmbeddedDatabase';
import { ReopeningEngine } from '@garita/server/src/db/embedded/ReopeningEngine';
import { startWorkerEngine } from '@garita/server/src/db/embedded/startWorkerEngine';
import { isDiskFull } from '@garita/server/src/db/errors';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSmallDisk, type SmallDisk } from './support/openSmallDisk';
import { tell } from './support/tell';

let disk: SmallDisk;
beforeEach(async () => {
  disk = await openSmallDisk(120);
});
afterEach(() => disk.close());

test('a write without disk space for the next WAL segment says so, and later writes succeed once there is space', async () => {
  await fillDataFolder(disk.outside);
  const onError = vi.fn();
  const onLost = vi.fn();
  const engine = await ReopeningEngine.open(
    () => startWorkerEngine({ folder: join(disk.outside, 'pglite'), files: 64 }),
    { onError, onLost, onReopened: vi.fn() },
    { firstWaitMilliseconds: 100, longestWaitMilliseconds: 500, tries: 2 },
  );
  const { database, pool } = createEmbeddedDatabase(engine);
  /** Each row has one megabyte of WAL. */
  const commit = async (tema: string): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into versiones (tema) values ($1)', [tema]);
      await client.query("select pg_logical_emit_message(true, 'x', repeat('a', 1000000))");
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  disk.fillTo(4 * 1024 * 1024);
  let answered = 0;
  let failure: unknown;
  // A WAL segment of 16 MB is soon full.
  while (failure === undefined)
    await commit(`t${answered}`).then(
      () => answered++,
      (error: unknown) => {
        failure = error;
      },
    );
  expect(isDiskFull(failure)).toBe(true);
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(3), {
    timeout: 60_000,
    interval: 100,
  });
  expect(onError.mock.calls.every(([error]) => isDiskFull(error))).toBe(true);
  expect(onLost).not.toHaveBeenCalled();
  disk.empty();
  await vi.waitFor(() => expect(engine.isOpen).toBe(true), { timeout: 60_000, interval: 100 });
  const { count } = await database.kysely
    .selectFrom('versiones')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  tell(
    `disco lleno en mitad de una confirmación: ${answered} contestadas, ${Math.max(0, answered - count)} perdidas`,
  );
  // The last commit failed midway; its row may exist or not.
  expect([answered, answered + 1]).toContain(count);
  await commit('otra');
  await database.close();
});
