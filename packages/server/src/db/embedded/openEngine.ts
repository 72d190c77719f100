import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams, syncFolder, syncTree } from './DurableNodeFS';
import type { Engine } from './Engine';
import { NamedSession } from './NamedSession';

/**
 * Remembers PostgreSQL's last FATAL or PANIC line, with its DETAIL line. The class ignores other
 * lines: they quote statements, and a log must not contain statements.
 */
class LastServerError {
  #text: string | null = null;

  /** For PGlite's `onStderr`. */
  readonly readLine = (line: string): boolean => {
    const [, level, said] = /\b(FATAL|PANIC|DETAIL): {2}(.*)$/.exec(line) ?? [];
    if (level === 'DETAIL') this.#text = this.#text && `${this.#text} (${said})`;
    else if (said !== undefined) this.#text = said;
    return true;
  };

  /** @param cause the error when PostgreSQL wrote nothing */
  toError(cause: unknown): Error {
    const text = this.#text ?? (cause instanceof Error ? cause.message : String(cause));
    const code = /No space left on device|Quota exceeded/i.test(text) ? '53100' : 'XX000';
    return Object.assign(new Error(text), { code });
  }
}

/** The session settings of `openPostgres`, so that both databases format text the same way. */
const sessionSettings = [
  '-c',
  'timezone=UTC',
  '-c',
  'datestyle=ISO',
  '-c',
  'intervalstyle=postgres',
];

interface EngineOptions {
  readonly files?: number;
  /**
   * Called when PostgreSQL aborts. Its later answers are invalid, so the listener must end the
   * thread.
   */
  readonly onBroken?: (error: Error) => void;
}

/**
 * Opens the embedded database of a folder in this thread, with durable writes. Creates the database
 * if the folder is missing or empty; the parent folder must exist.
 *
 * @throws PostgreSQL's error, or the file system's error, for example for a folder with other
 * content.
 */
export async function openEngine(
  folder: string,
  { files = 256, onBroken }: EngineOptions = {},
): Promise<Engine> {
  const lastError = new LastServerError();
  const params = ['-c', `max_files_per_process=${files}`];
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await createFolder(folder, params, lastError);
  const pglite = await start(folder, params, lastError);
  return toEngine(pglite, (cause) => onBroken?.(lastError.toError(cause)));
}

/** An engine in memory, for tests and generators. Its data are lost when it closes. */
export interface MemoryEngine extends Engine {
  /**
   * A copy of the engine's files. An engine opened from a copy starts much faster than an empty
   * one.
   */
  dump(): Promise<Blob>;
}

export async function openMemoryEngine(dump?: Blob): Promise<MemoryEngine> {
  const startParams = [...PGlite.defaultStartParams, ...sessionSettings];
  const pglite = await PGlite.create({ startParams, ...(dump && { loadDataDir: dump }) });
  return { ...toEngine(pglite), dump: () => pglite.dumpDataDir('none') };
}

function toEngine(pglite: PGlite, onBroken?: (cause: Error) => void): Engine {
  const session = new NamedSession(pglite, onBroken);
  return {
    send: (statements) => session.send(statements),
    session: () => session,
    close: () => pglite.close(),
  };
}

/**
 * Creates the database in `<folder>.nueva` and renames that folder when it is complete. An
 * interrupted start leaves `<folder>.nueva`, and the next start removes it.
 */
async function createFolder(
  folder: string,
  params: readonly string[],
  lastError: LastServerError,
): Promise<void> {
  if (existsSync(folder)) rmdirSync(folder);
  const fresh = `${folder}.nueva`;
  rmSync(fresh, { recursive: true, force: true });
  // PGlite makes its files readable by all users; this folder keeps other users out.
  mkdirSync(fresh, { mode: 0o700 });
  await (await start(fresh, params, lastError)).close();
  syncTree(fresh);
  renameSync(fresh, folder);
  syncFolder(path.dirname(folder));
}

async function start(
  folder: string,
  params: readonly string[],
  lastError: LastServerError,
): Promise<PGlite> {
  try {
    const startParams = [...durableStartParams, ...sessionSettings, ...params];
    return await PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams,
      onStderr: lastError.readLine,
    });
  } catch (error) {
    throw lastError.toError(error);
  }
}
