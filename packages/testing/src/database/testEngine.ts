import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createEmbeddedDatabase } from '@garita/server/src/db/embedded/createEmbeddedDatabase';
import type { Engine } from '@garita/server/src/db/embedded/Engine';
import { openMemoryEngine } from '@garita/server/src/db/embedded/openEngine';
import { migrateToLatest } from '@garita/server/src/db/migrateToLatest';
import { once } from '@garita/server/src/db/once';
import { askEngine } from './askEngine';
import { emptyTables } from './emptyTables';
import { schemaFingerprint } from './schemaFingerprint';

/**
 * One that was given back: starting takes longer than most tests, so the next test of the same worker takes it. No more than one waits, since each
 * holds some 250 MB for as long as anything of its test is remembered.
 */
let idle: Engine | null = null;

/** An embedded database in memory, migrated and empty; closing it gives it back. */
export async function openTestEngine(): Promise<Engine> {
  const engine = idle ?? (await start());
  idle = null;
  const lent: Engine = {
    send: (...trip) => engine.send(...trip),
    session: () => lent,
    close: once(() => giveBack(engine)),
  };
  return lent;
}

async function giveBack(engine: Engine): Promise<void> {
  if (idle) return engine.close();
  await emptyTables(createEmbeddedDatabase(engine).database.kysely);
  idle = engine;
}

/** Making one from nothing takes several seconds: so the first one leaves its files in the cache of node_modules for the others and the next runs. */
async function start(): Promise<Engine> {
  return await openMemoryEngine(await readTestDump());
}

/** The files of such a database as a tar archive. */
export async function readTestDump(): Promise<Blob> {
  const file = cacheFile();
  return readCache(file) ?? (await fillCache(file));
}

/** Sees that those files are there: a run does so before its workers start, which would each make them, side by side. */
export async function prepareTestEngine(): Promise<void> {
  const file = cacheFile();
  if (!existsSync(file)) await fillCache(file);
}

function readCache(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** What no test needs, since its database ends with it. */
const UNSAFE = [
  'synchronous_commit = off',
  'full_page_writes = off',
  'wal_init_zero = off',
  'wal_level = minimal',
  'max_wal_senders = 0',
];

async function fillCache(file: string): Promise<Blob> {
  const engine = await openMemoryEngine();
  const { database } = createEmbeddedDatabase(engine);
  await migrateToLatest(database.kysely);
  for (const setting of UNSAFE) await askEngine(engine, `alter system set ${setting}`);
  // What lies in the log of changes goes to its tables now, not at each start.
  await askEngine(engine, 'checkpoint');
  const dump = await engine.dump();
  await database.close();
  writeCache(file, Buffer.from(await dump.arrayBuffer()));
  return dump;
}

/** Written aside and renamed, because another worker may be reading. Those of earlier migrations go: each is 40 MB. */
function writeCache(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const outdated = readdirSync(folder).filter((name) => /^prueba-.*\.tar$/.test(name));
    for (const name of outdated) rmSync(path.join(folder, name), { force: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch {
    // Where nothing can be written there is no cache: slower, but it works.
    rmSync(draft, { force: true });
  }
}

/** Named after what it depends on: PGlite's version, the migrations and the settings. */
function cacheFile(): string {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const [modules] = pglite.split(`${path.sep}@electric-sql${path.sep}`);
  const { version } = JSON.parse(
    readFileSync(path.join(path.dirname(pglite), '..', 'package.json'), 'utf8'),
  ) as { version: string };
  return path.join(
    modules ?? '',
    '.cache',
    'garita',
    `prueba-${version}-${schemaFingerprint(UNSAFE)}.tar`,
  );
}
