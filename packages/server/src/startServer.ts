import type { Config } from './config';
import { openDatabase } from './db/openDatabase';
import type { Reporter } from './Reporter';
import type { Seed } from './Seed';
import { readSecret } from './secret';
import type { RunningServer } from './servePortal';

function announce(
  url: string,
  { seed, setUpToken }: { seed: Seed | null; setUpToken: string | null },
): void {
  // A URL's fragment reaches neither the server's log nor a proxy's.
  if (setUpToken)
    console.log(
      `La agencia todavía no está configurada. Prepárala con este enlace, que sirve una sola vez: ${url}/preparar#${setUpToken}`,
    );
  if (seed) console.log(seed.notice);
  console.log(`Garita lista en ${url}`);
}

async function loadPortal() {
  const [{ prepareDatabase }, { servePortal }] = await Promise.all([
    import('./prepareDatabase'),
    import('./servePortal'),
  ]);
  return { prepareDatabase, servePortal };
}

/** Milliseconds to wait for a PostgreSQL that starts with the portal, as after a power cut. */
const PATIENCE_MS = 60_000;

export interface Surroundings {
  readonly reporter: Reporter;
  readonly signal: AbortSignal;
  /** Called when another process has taken the folder, or the database cannot be opened again. */
  readonly onLost: (error: Error) => void;
}

/**
 * Opens the database, migrates it and serves the portal.
 * @param seed content of an empty database; null leaves it to the setup
 * @throws ConfigError, StartError, the reason of the signal, or the error that ended the start.
 */
export async function startServer(
  seed: Seed | null,
  settings: Config,
  { reporter, signal, onLost }: Surroundings,
): Promise<RunningServer> {
  const { databaseUrl, dataDir } = settings;
  const opening = openDatabase({
    ...(databaseUrl ? { databaseUrl, patienceMilliseconds: PATIENCE_MS, signal } : { dataDir }),
    onError: reporter.error,
    onNotice: reporter.notice,
    onLost,
  });
  const loading = loadPortal();
  // If the database does not open, the start reports only the database's error.
  loading.catch(() => undefined);
  const db = await opening;
  try {
    signal.throwIfAborted();
    const { prepareDatabase, servePortal } = await loading;
    const setUpToken = await prepareDatabase(db, seed, settings.backupDir);
    signal.throwIfAborted();
    // The secret comes after the database, so that a start that fails there writes no file to the
    // folder.
    const secret = settings.secret ?? readSecret(dataDir);
    const config = {
      ...settings,
      secret,
      verificationUrl: settings.verificationUrl ?? (await seed?.openPerfiles(db.kysely)) ?? null,
      avatarUrl: settings.avatarUrl ?? seed?.avatarUrl ?? null,
    };
    return await servePortal(config, {
      db,
      setUpToken,
      register: seed?.register,
      reporter,
      announce: (url) => announce(url, { seed, setUpToken }),
    });
  } catch (error) {
    await db.close();
    throw error;
  }
}
