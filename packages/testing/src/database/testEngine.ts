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
 * The pool, with at most one engine. Starting an engine takes longer than most tests, and each
 * takes some 250 MB.
 */
let idle: Engine | null = null;

/** A migrated, empty database in memory. Closing it gives its engine back to the pool. */
export async function openTestEngine(): Promise<Engine> {
  const engine = idle ?? (await start());
  idle = null;
  const pooled: Engine = {
    send: (...trip) => engine.send(...trip),
    session: () => pooled,
    close: once(() => giveBack(engine)),
  };
  return pooled;
}

async function giveBack(engine: Engine): Promise<void> {
  if (idle) return engine.close();
  await emptyTables(createEmbeddedDatabase(engine).database.kysely);
  idle = engine;
}

/**
 * Starts an engine. The very first start takes several seconds and caches the files in
 * node_modules.
 */
async function start(): Promise<Engine> {
  return await openMemoryEngine(await readTestDump());
}

/** The files of a migrated, empty database as a tar archive. */
export async function readTestDump(): Promise<Blob> {
  const file = cacheFile();
  return readCache(file) ?? (await fillCache(file));
}

/** Fills the cache before the workers start. Otherwise each worker would fill it. */
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

/** Settings without durability, which a temporary database does not need. */
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
  // With this checkpoint in the dump, a start needs none.
  await askEngine(engine, 'checkpoint');
  const dump = await engine.dump();
  await database.close();
  writeCache(file, Buffer.from(await dump.arrayBuffer()));
  return dump;
}

/**
 * Writes the cache. It renames a complete draft, because another worker may be reading the file. It
 * deletes older files, which have 40 MB each.
 */
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
    // A read-only folder has no cache. The tests still run, but slower.
    rmSync(draft, { force: true });
  }
}

/** The cache file. Its name depends on PGlite's version, the migrations and the settings. */
function cacheFile(): string {
  const pglite = '@electric-sql/pglite';
  const [modules] = createRequire(import.meta.url)
    .resolve(pglite)
    .split(`${path.sep}@electric-sql${path.sep}`);
  const manifest = readFileSync(new URL('../../../server/package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return path.join(
    modules ?? '',
    '.cache',
    'garita',
    `prueba-${dependencies[pglite]}-${schemaFingerprint(UNSAFE)}.tar`,
  );
}
