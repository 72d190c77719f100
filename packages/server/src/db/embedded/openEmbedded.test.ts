import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { killProcess, openFolders } from '@garita/testing/database/openFolders';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isConnectionError } from '../errors';
import { openDatabase } from '../openDatabase';
import { BaseOcupadaError } from './BaseOcupadaError';
import { ReopeningEngine } from './ReopeningEngine';

const folders = openFolders();
beforeAll(folders.prepare);
afterEach(folders.killAll);
afterAll(folders.remove);

describe('one process per folder', () => {
  test('a second process on the folder is refused with advice, by any path; after kill -9 of the first it starts at once', async () => {
    const folder = folders.copy('uno');
    const first = folders.start(folder, '--solo-abrir');
    expect(await first.nextLine()).toBe('lista');
    const link = `${folder}-enlace`;
    symlinkSync(folder, link);
    for (const name of [folder, link]) {
      const refusal = await openDatabase({ dataDir: name }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(BaseOcupadaError);
      expect((refusal as Error).message).toMatch(
        new RegExp(
          `está en uso por otro Garita \\(proceso ${first.child.pid} en .*Cierra ese proceso`,
        ),
      );
    }
    await killProcess(first.child);
    const database = await openDatabase({ dataDir: folder });
    expect(await database.checkHealth()).toBe('ok');
    await database.close();
  });

  test('the same process may not open the folder twice, until it has closed it; closing twice has no further effect', async () => {
    const folder = folders.copy('mismo');
    const database = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(BaseOcupadaError);
    await Promise.all([database.close(), database.close()]);
    await (await openDatabase({ dataDir: folder })).close();
  });
});

test('a start that fails after opening the database closes it and releases the folder', async () => {
  const folder = folders.copy('a-medias');
  const mark = path.join(folder, 'ultimo-vacuum');
  rmSync(mark, { force: true });
  symlinkSync(path.join(folder, 'no-existe/ultimo-vacuum'), mark);
  const abandon = vi.spyOn(ReopeningEngine.prototype, 'abandon');
  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({ code: 'ENOENT' });
  expect(abandon).toHaveBeenCalledOnce();
  abandon.mockRestore();
  rmSync(mark);
  const database = await openDatabase({ dataDir: folder });
  expect(await database.checkHealth()).toBe('ok');
  await database.close();
});

test('a database that aborts is reported and reopened by itself, and its health says so meanwhile', async () => {
  const folder = folders.copy('muerta');
  const [onError, onNotice, onLost] = [vi.fn(), vi.fn(), vi.fn()];
  const database = await openDatabase({ dataDir: folder, onError, onNotice, onLost });
  const log = path.join(folder, 'pglite/pg_wal');
  renameSync(log, `${log}.aparte`);
  // PostgreSQL cannot create the next segment of its log (WAL), and aborts.
  await sql`select pg_switch_wal()`.execute(database.kysely).catch(() => undefined);
  await expect(
    database.kysely.insertInto('versiones').values({ tema: 'a' }).execute(),
  ).rejects.toSatisfy(isConnectionError);
  expect(await database.checkHealth()).toBe('reabriendo');
  renameSync(`${log}.aparte`, log);
  await expect.poll(() => database.checkHealth()).toBe('ok');
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/^The embedded database aborted: /) }),
  );
  expect(onNotice).toHaveBeenCalledExactlyOnceWith('La base de datos se ha abierto otra vez.');
  expect(onLost).not.toHaveBeenCalled();
  await database.close();
});

test('only the owner may read the data folder', () => {
  expect(statSync(folders.dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folders.dataDir, 'pglite')).mode & 0o777).toBe(0o700);
});

test('errors from the worker keep their fields, a long query does not block the event loop, and values are the same as on a server', async () => {
  const { kysely, close } = await openDatabase({ dataDir: folders.copy('hilo') });
  await kysely.insertInto('versiones').values({ tema: 'a' }).execute();
  const twice = kysely.insertInto('versiones').values({ tema: 'a' }).execute();
  await expect(twice).rejects.toMatchObject({
    code: '23505',
    constraint: 'versiones_pk',
    table: 'versiones',
  });
  const { rows } =
    await sql`select ${Buffer.from([0, 255])}::bytea as bytes, ${new Date(0)}::timestamptz as at`.execute(
      kysely,
    );
  expect(rows).toEqual([{ bytes: Buffer.from([0, 255]), at: new Date(0) }]);

  let turns = 0;
  const ticker = setInterval(() => turns++, 5);
  await sql`select count(*) from generate_series(1, 1000000) as n where n % 7 = 0`.execute(kysely);
  clearInterval(ticker);
  expect(turns).toBeGreaterThan(2);
  await close();
});
