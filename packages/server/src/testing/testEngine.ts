import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createEmbeddedDatabase } from '../db/embedded/createEmbeddedDatabase';
import type { Engine } from '../db/embedded/Engine';
import { openMemoryEngine } from '../db/embedded/openEngine';
import { migrateToLatest } from '../db/migrateToLatest';
import { schemaFingerprint } from './schemaFingerprint';

/**
 * An embedded database in memory, migrated and empty. Making one from nothing takes several seconds: so the first one
 * leaves its files in the cache of node_modules for the other workers and the next runs.
 */
export async function openTestEngine(): Promise<Engine> {
  return await openMemoryEngine(await readTestDump());
}

/** The files of such a database as a tar archive. */
export async function readTestDump(): Promise<Blob> {
  const file = cacheFile();
  return readCache(file) ?? (await fillCacheInTurn(file));
}

function readCache(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Workers that start together leave the work to one: side by side each would take as many times longer. */
async function fillCacheInTurn(file: string): Promise<Blob> {
  const turn = `${file}.haciendo`;
  if (!takeTurn(turn)) {
    const ready = await waitForCache(file);
    if (ready) return ready;
  }
  try {
    return await fillCache(file);
  } finally {
    rmSync(turn, { force: true });
  }
}

function takeTurn(turn: string): boolean {
  try {
    mkdirSync(path.dirname(turn), { recursive: true });
    writeFileSync(turn, '', { flag: 'wx' });
    return true;
  } catch (error) {
    // Where nothing can be written there are no turns, and no cache: slower, but it works.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

/** Null when the one whose turn it is seems to have died: better done twice than never. */
async function waitForCache(file: string): Promise<Blob | null> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    await setTimeout(100);
    const ready = readCache(file);
    if (ready) return ready;
  }
  return null;
}

async function fillCache(file: string): Promise<Blob> {
  const engine = await openMemoryEngine();
  const { database } = createEmbeddedDatabase(engine);
  await migrateToLatest(database.kysely);
  // What lies in the log of changes goes to its tables now, not at each start.
  await engine.query('checkpoint', []);
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
    const outdated = readdirSync(folder).filter((name) => /^prueba-.*\.tar$/.test(name));
    for (const name of outdated) rmSync(path.join(folder, name), { force: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** Named after what it depends on: PGlite's version and the migrations. */
function cacheFile(): string {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const [modules] = pglite.split(`${path.sep}@electric-sql${path.sep}`);
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(pglite), '..', 'package.json'), 'utf8')) as { version: string };
  return path.join(modules ?? '', '.cache', 'garita', `prueba-${version}-${schemaFingerprint()}.tar`);
}
