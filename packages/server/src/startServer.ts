import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSecret } from './access/token';
import { buildApp } from './buildApp';
import { type Config, ConfigError } from './config';
import { loadContract } from './contract/loadContract';
import type { Database } from './db/Database';
import { migrateToLatest } from './db/migrateToLatest';
import { openDatabase } from './db/openDatabase';
import type { Demo } from './demo/createDemo';
import { DEMO_AVATARS } from './http/demoAvatars';
import { findAgencia } from './modules/agencia/agencia.repository';
import type { Reporter } from './Reporter';
import { backUpBeforeMigrating } from './respaldo/backUpBeforeMigrating';
import { scheduleUpkeep } from './scheduleUpkeep';
import { readSecret } from './secret';

export interface RunningServer {
  /** Answers what is under way, then lets go of the database. */
  close(): Promise<void>;
}

function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new ConfigError(`--${name}: debe ser un número entero, y es «${text}».`);
  return count;
}

const OPTIONS = { demo: { type: 'boolean' }, agencia: { type: 'string' }, personas: { type: 'string' }, registros: { type: 'string' } } as const;

/** The demo agency when it is asked for: a portal without it never reads its code. */
async function loadDemo(args: readonly string[]): Promise<Demo | null> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (!values.demo) return null;
  const { agencia, personas, registros } = values;
  const { createDemo } = await import('./demo/createDemo');
  return createDemo({ agencia, personas: readCount('personas', personas), registros: readCount('registros', registros) });
}

/** The project's root, from the source as from the bundle: where the contract and the built portal are. */
function findRoot(): string {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'openapi.yaml'))) {
    const parent = dirname(dir);
    if (parent === dir) throw new Error('openapi.yaml was not found above the server');
    dir = parent;
  }
  return dir;
}

/** @returns the secret of the link with which the agency is set up, when there is none yet. */
async function prepare(db: Database, demo: Demo | null, backupDir: string): Promise<string | null> {
  const { kysely } = db;
  const backup = await backUpBeforeMigrating(db, backupDir, new Date());
  if (backup) console.log(`Respaldo antes de actualizar: ${backup}`);
  await migrateToLatest(kysely);
  if (await findAgencia(kysely)) return null;
  if (!demo) return createSecret(randomBytes);
  await demo.seed(kysely);
  return null;
}

function announce(url: string, demo: Demo | null, setUpToken: string | null): void {
  // Behind the #, the secret reaches neither the server's log nor a proxy's.
  if (setUpToken) console.log(`La agencia todavía no está configurada. Prepárala con este enlace, que sirve una sola vez: ${url}/preparar#${setUpToken}`);
  if (demo) console.log(demo.notice);
  console.log(`Garita lista en ${url}`);
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
export async function startServer(args: readonly string[], settings: Config, { reporter, signal, onLost }: Surroundings): Promise<RunningServer> {
  const demo = await loadDemo(args);
  const { databaseUrl, dataDir } = settings;
  const db = await openDatabase({
    ...(databaseUrl ? { databaseUrl, patienceMilliseconds: PATIENCE_MS, signal } : { dataDir }),
    onError: reporter.error,
    onNotice: reporter.notice,
    onLost,
  });
  try {
    signal.throwIfAborted();
    const setUpToken = await prepare(db, demo, settings.backupDir);
    signal.throwIfAborted();
    // After the database: a folder that it refuses stays as it is.
    const secret = settings.secret ?? readSecret(dataDir);
    return await serve({ ...settings, secret, avatarUrl: settings.avatarUrl ?? (demo ? DEMO_AVATARS : null) }, db, { demo, setUpToken, reporter });
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface Prepared {
  readonly demo: Demo | null;
  readonly setUpToken: string | null;
  readonly reporter: Reporter;
}

/** As the build has left it; the contract itself for who runs the server from its source. */
function findContract(root: string): string | URL {
  const built = new URL('openapi.json', import.meta.url);
  return existsSync(built) ? built : join(root, 'openapi.yaml');
}

/** What the build has left beside the server; null for who runs the server from its source. */
function findPainter(): URL | null {
  const built = new URL('pagina.js', import.meta.url);
  return existsSync(built) ? built : null;
}

async function serve(config: Config, db: Database, { demo, setUpToken, reporter }: Prepared): Promise<RunningServer> {
  const root = findRoot();
  const app = await buildApp({
    config,
    db,
    contract: await loadContract(findContract(root)),
    siteDir: join(root, 'packages/app/dist'),
    painter: findPainter(),
    setUpToken,
  });
  reporter.use(app.log);
  db.limitStatements();
  const upkeep = scheduleUpkeep(db, app.log);
  const close = async (): Promise<void> => {
    upkeep.stop();
    await app.close();
    await db.close();
  };
  try {
    announce(await app.listen({ port: config.port, host: config.host }), demo, setUpToken);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
