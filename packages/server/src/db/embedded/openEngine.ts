import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams, syncFolder, syncTree } from './DurableNodeFS';
import type { Engine } from './Engine';
import { LastWords } from './LastWords';
import { NamedSession } from './NamedSession';

/** The same session settings as on PostgreSQL, so that text built by the database is the same too. */
const sessionSettings = [
  '-c',
  'timezone=UTC',
  '-c',
  'datestyle=ISO',
  '-c',
  'intervalstyle=postgres',
];

interface EngineOptions {
  /** How many files it may hold open. */
  readonly files?: number;
  /** PostgreSQL has aborted: nothing that it does from now on makes sense, so this must end the thread. */
  readonly onBroken?: (error: Error) => void;
}

/**
 * Opens the embedded database of a folder in this thread, durably written; the folder is created when missing or empty.
 *
 * @throws what PostgreSQL said of it, or that the folder holds something else.
 */
export async function openEngine(
  folder: string,
  { files = 256, onBroken }: EngineOptions = {},
): Promise<Engine> {
  const words = new LastWords();
  const params = ['-c', `max_files_per_process=${files}`];
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await createFolder(folder, params, words);
  const pglite = await start(folder, params, words);
  watchForAbort(pglite, (error) => onBroken?.(words.toError(error)));
  return toEngine(pglite);
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
  const session = new NamedSession(pglite);
  return {
    send: (statements) => session.send(statements),
    session: () => session,
    close: () => pglite.close(),
  };
}

/** Built aside and renamed when whole: a start that is cut short leaves nothing half made. In the place of an empty folder, never of another. */
async function createFolder(
  folder: string,
  params: readonly string[],
  words: LastWords,
): Promise<void> {
  if (existsSync(folder)) rmdirSync(folder);
  const fresh = `${folder}.nueva`;
  rmSync(fresh, { recursive: true, force: true });
  // PGlite makes its files readable by all; this folder keeps others out.
  mkdirSync(fresh, { mode: 0o700 });
  await (await start(fresh, params, words)).close();
  syncTree(fresh);
  renameSync(fresh, folder);
  syncFolder(path.dirname(folder));
}

async function start(folder: string, params: readonly string[], words: LastWords): Promise<PGlite> {
  try {
    const startParams = [...durableStartParams, ...sessionSettings, ...params];
    return await PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams,
      onStderr: words.hear,
    });
  } catch (error) {
    throw words.toError(error);
  }
}

/** How PGlite's main loop leaves a statement that failed in the ordinary way; every other exception is an abort. */
const STATEMENT_FAILED = 100;

/**
 * PGlite swallows the abort of a PANIC (no room for the log of changes, a failed fsync) and goes on: the next statement then waits for ever for a
 * lock that nobody gives back. A real server ends, and so must this one. This reaches into PGlite's insides, like `DurableNodeFS`.
 */
function watchForAbort(pglite: PGlite, onAbort: (error: unknown) => void): void {
  const module = pglite.Module as unknown as { _PostgresMainLoopOnce(): void };
  const step = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if ((error as { status?: unknown }).status !== STATEMENT_FAILED) onAbort(error);
      throw error;
    }
  };
}
