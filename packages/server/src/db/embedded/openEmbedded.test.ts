import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isConnectionError } from '../errors';
import { migrateToLatest } from '../migrateToLatest';
import { openDatabase } from '../openDatabase';
import { BaseOcupadaError } from './BaseOcupadaError';
import { ReopeningEngine } from './ReopeningEngine';

const source = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** Inside the project, where the built files resolve their imports. */
const built = source(`../../../../../node_modules/.cache/garita/prueba-${process.pid}`);

let base: string;
let dataDir: string;
beforeAll(async () => {
  base = mkdtempSync(path.join(realpathSync(tmpdir()), 'garita-base-'));
  dataDir = path.join(base, 'datos');
  const database = await openDatabase({ dataDir });
  await migrateToLatest(database.kysely);
  await database.close();
  // The other processes run as in production: bundled, with the worker beside them, and without
  // tsx.
  await build({
    entryPoints: {
      main: source('../../../../testing/src/database/dbWriter.ts'),
      'embedded-worker': source('./worker.ts'),
    },
    outdir: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The project's own packages are bundled by their path.
    alias: {
      '@garita/server': source('../../..'),
      '@garita/domain': source('../../../../domain/src'),
    },
    packages: 'external',
  });
});

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
});
afterAll(() => {
  for (const folder of [base, built]) rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function start(
  folder: string,
  ...flags: string[]
): { child: ChildProcess; nextLine: () => Promise<string> } {
  const child = spawn(process.execPath, [path.join(built, 'main.js'), folder, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[
    Symbol.asyncIterator
  ]();
  return { child, nextLine: async () => String((await lines.next()).value) };
}

/** Copies the database's first state, because creating one takes several seconds. */
function copy(name: string): string {
  const folder = path.join(base, name);
  cpSync(dataDir, folder, { recursive: true });
  return folder;
}

describe('one process per folder', () => {
  test('a second process on the folder is refused with advice, by any path; after kill -9 of the first it starts at once', async () => {
    const folder = copy('uno');
    const first = start(folder, '--solo-abrir');
    expect(await first.nextLine()).toBe('lista');
    const link = path.join(base, 'enlace');
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
    await kill(first.child);
    const database = await openDatabase({ dataDir: folder });
    expect(await database.checkHealth()).toBe('ok');
    await database.close();
  });

  test('the same process may not open the folder twice, until it has closed it; closing twice has no further effect', async () => {
    const folder = copy('mismo');
    const database = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(BaseOcupadaError);
    await Promise.all([database.close(), database.close()]);
    await (await openDatabase({ dataDir: folder })).close();
  });
});

test('a start that fails after opening the database closes it and releases the folder', async () => {
  const folder = copy('a-medias');
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

test('kill -9 while writing loses nothing that was answered', async () => {
  const folder = copy('golpes');
  let answered = 0;
  for (let round = 1; round <= 3; round++) {
    const { child, nextLine } = start(folder);
    expect(await nextLine()).toBe('lista');
    const target = answered + 20 * round;
    while (answered < target) answered = Number(await nextLine());
    await kill(child);
    // Lines printed before the kill count as answered too.
    for (let line = await nextLine(); line !== 'undefined'; line = await nextLine())
      answered = Number(line);
  }
  const { kysely, close } = await openDatabase({ dataDir: folder });
  const { rows } = await sql<{
    count: number;
    last: number;
  }>`select count(*), max(version) as last from versiones where version <= ${answered}`.execute(
    kysely,
  );
  await close();
  expect(answered).toBeGreaterThanOrEqual(60);
  expect(rows).toEqual([{ count: answered, last: answered }]);
});

test('a database that aborts is reported and reopened by itself, and its health says so meanwhile', async () => {
  const folder = copy('muerta');
  const [onError, onNotice, onLost] = [vi.fn(), vi.fn(), vi.fn()];
  const database = await openDatabase({ dataDir: folder, onError, onNotice, onLost });
  const log = path.join(folder, 'pglite/pg_wal');
  renameSync(log, `${log}.aparte`);
  // Without room for the next piece of its log (WAL), PostgreSQL aborts.
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
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dataDir, 'pglite')).mode & 0o777).toBe(0o700);
});

test('errors from the worker keep their fields, a long query does not block the event loop, and values are the same as on a server', async () => {
  const { kysely, close } = await openDatabase({ dataDir: copy('hilo') });
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
