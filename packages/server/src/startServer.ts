import { parseArgs } from 'node:util';
import { type Config, ConfigError } from './config';
import { openDatabase } from './db/openDatabase';
import type { Demo } from './demo/createDemo';
import type { Reporter } from './Reporter';
import { readSecret } from './secret';
import type { RunningServer } from './servePortal';

function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0)
    throw new ConfigError(`--${name}: debe ser un número entero, y es «${text}».`);
  return count;
}

const OPTIONS = {
  demo: { type: 'boolean' },
  agencia: { type: 'string' },
  personas: { type: 'string' },
  registros: { type: 'string' },
} as const;

/** The demo agency when it is asked for: a portal without it never reads its code. */
async function loadDemo(args: readonly string[]): Promise<Demo | null> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (!values.demo) return null;
  const { agencia, personas, registros } = values;
  const { createDemo } = await import('./demo/createDemo');
  return createDemo({
    agencia,
    personas: readCount('personas', personas),
    registros: readCount('registros', registros),
  });
}

function announce(
  url: string,
  { demo, setUpToken }: { demo: Demo | null; setUpToken: string | null },
): void {
  // Behind the #, the secret reaches neither the server's log nor a proxy's.
  if (setUpToken)
    console.log(
      `La agencia todavía no está configurada. Prepárala con este enlace, que sirve una sola vez: ${url}/preparar#${setUpToken}`,
    );
  if (demo) console.log(demo.notice);
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
 * @throws ConfigError, StartError, the reason of the signal, or what stopped the start.
 */
export async function startServer(
  args: readonly string[],
  settings: Config,
  { reporter, signal, onLost }: Surroundings,
): Promise<RunningServer> {
  const demo = await loadDemo(args);
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
    const setUpToken = await prepareDatabase(db, demo, settings.backupDir);
    signal.throwIfAborted();
    // After the database: a folder that it refuses stays as it is.
    const secret = settings.secret ?? readSecret(dataDir);
    const config = {
      ...settings,
      secret,
      avatarUrl: settings.avatarUrl ?? demo?.avatarUrl ?? null,
    };
    return await servePortal(config, {
      db,
      setUpToken,
      reporter,
      announce: (url) => announce(url, { demo, setUpToken }),
    });
  } catch (error) {
    await db.close();
    throw error;
  }
}
