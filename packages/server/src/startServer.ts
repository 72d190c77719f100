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
  // Behind the #, the secret reaches neither the server's log nor a proxy's.
  if (setUpToken)
    console.log(
      `La agencia todavía no está configurada. Prepárala con este enlace, que sirve una sola vez: ${url}/preparar#${setUpToken}`,
    );
  if (seed) console.log(seed.notice);
  console.log(`Garita lista en ${url}`);
}

/** All of the server that is not needed to open its database. */
async function loadPortal() {
  const [{ prepareDatabase }, { servePortal }] = await Promise.all([
    import('./prepareDatabase'),
    import('./servePortal'),
  ]);
  return { prepareDatabase, servePortal };
}

/** A PostgreSQL that starts together with the portal, as after a power cut, has this long. */
const PATIENCE_MS = 60_000;

export interface Surroundings {
  /** Hears what happens outside any request. */
  readonly reporter: Reporter;
  /** Ends a start that is under way. */
  readonly signal: AbortSignal;
  /** The portal cannot go on: its folder is another's, or its database stays closed. */
  readonly onLost: (error: Error) => void;
}

/**
 * Opens the database, brings it up to date and serves the portal.
 * @param seed what an empty database is filled with; null leaves it to be set up
 * @throws ConfigError, StartError, the reason of the signal, or what stopped the start.
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
  // Read after the database has begun to open, and while it opens: the embedded one does so in a thread of its own.
  const loading = loadPortal();
  // Whoever is told of a database that does not open hears of nothing else.
  loading.catch(() => undefined);
  const db = await opening;
  try {
    signal.throwIfAborted();
    const { prepareDatabase, servePortal } = await loading;
    const setUpToken = await prepareDatabase(db, seed, settings.backupDir);
    signal.throwIfAborted();
    // After the database: a folder that it refuses stays as it is.
    const secret = settings.secret ?? readSecret(dataDir);
    const config = {
      ...settings,
      secret,
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
