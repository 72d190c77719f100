import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams, syncFolder } from './DurableNodeFS';
import { toDatabaseError } from './databaseError';
import type { Engine, EngineResult } from './Engine';

/** The same session settings as on PostgreSQL, so that text built by the database is the same too. */
const sessionSettings = ['-c', 'timezone=UTC', '-c', 'datestyle=ISO', '-c', 'intervalstyle=postgres'];

/** Opens the embedded database of a folder in this thread, durably written; the folder is created when missing. */
export async function openEngine(folder: string): Promise<Engine> {
  return toEngine(await openFolder(folder));
}

/** An engine that forgets everything at its end (tests, generators). */
export interface MemoryEngine extends Engine {
  /** All its files as they are now, to start another from: much faster than from nothing. */
  dump(): Promise<Blob>;
}

export async function openMemoryEngine(dump?: Blob): Promise<MemoryEngine> {
  const startParams = [...PGlite.defaultStartParams, ...sessionSettings];
  const pglite = await PGlite.create({ startParams, ...(dump && { loadDataDir: dump }) });
  return { ...toEngine(pglite), dump: () => pglite.dumpDataDir('none') };
}

function toEngine(pglite: PGlite): Engine {
  keepValuesAsText(pglite);
  return {
    query: (text, parameters) => query(pglite, text, parameters),
    close: () => pglite.close(),
  };
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createFolder(folder);
  return await start(folder);
}

/** Built aside and renamed when whole: a start that is cut short leaves nothing half made. */
async function createFolder(folder: string): Promise<void> {
  const fresh = `${folder}.nueva`;
  rmSync(fresh, { recursive: true, force: true });
  // PGlite makes its files readable by all; this folder keeps others out.
  mkdirSync(fresh, { mode: 0o700 });
  await (await start(fresh)).close();
  renameSync(fresh, folder);
  syncFolder(path.dirname(folder));
}

async function start(folder: string): Promise<PGlite> {
  return await PGlite.create({ fs: new DurableNodeFS(folder), startParams: [...durableStartParams, ...sessionSettings] });
}

/** Parameters arrive as text and results leave as text: `values.ts` parses them as it does those of PostgreSQL. */
function keepValuesAsText(pglite: PGlite): void {
  pglite.serializers = {};
  for (const oid of Object.keys(pglite.parsers)) pglite.parsers[oid] = (text) => text;
}

async function query(pglite: PGlite, text: string, parameters: readonly (string | null)[]): Promise<EngineResult> {
  try {
    const result = await pglite.query(text, [...parameters], { rowMode: 'array' });
    const rows = result.rows as unknown as (string | null)[][];
    return {
      command: result.command ?? '',
      rowCount: result.rowCount ?? rows.length,
      fields: result.fields,
      rows,
      inTransaction: pglite.isInTransaction(),
    };
  } catch (error) {
    throw toDatabaseError(error);
  }
}
