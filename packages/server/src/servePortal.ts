import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './buildApp';
import type { Config } from './config';
import { loadContract } from './contract/loadContract';
import type { Database } from './db/Database';
import type { Reporter } from './Reporter';

export interface RunningServer {
  /** Completes the requests in progress, then closes the database. */
  close(): Promise<void>;
}

/** The folder with `openapi.yaml` and the built portal, also for code from the bundle. */
function findRoot(): string {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'openapi.yaml'))) {
    const parent = dirname(dir);
    if (parent === dir) throw new Error('openapi.yaml was not found above the server');
    dir = parent;
  }
  return dir;
}

function findContract(root: string): string | URL {
  const built = new URL('llamadas/openapi.json', import.meta.url);
  return existsSync(built) ? built : join(root, 'openapi.yaml');
}

function findPainter(): URL | null {
  const built = new URL('pagina.js', import.meta.url);
  return existsSync(built) ? built : null;
}

interface Prepared {
  /** The database, already migrated. */
  readonly db: Database;
  readonly setUpToken: string | null;
  readonly register?: ((app: FastifyInstance) => void) | undefined;
  readonly reporter: Reporter;
  /** Receives the portal's address once the server listens. */
  readonly announce: (url: string) => void;
}

/**
 * Serves the portal. This module is a separate chunk of the build, loaded while the database opens.
 */
export async function servePortal(
  config: Config,
  { db, setUpToken, register, reporter, announce }: Prepared,
): Promise<RunningServer> {
  const root = findRoot();
  const app = await buildApp({
    config,
    db,
    contract: await loadContract(findContract(root)),
    siteDir: join(root, 'packages/app/dist'),
    docsDir: join(root, 'packages/server/dist/llamadas'),
    libroDir: config.storybook ? join(root, 'libro') : null,
    painter: findPainter(),
    setUpToken,
    register,
  });
  reporter.use(app.log);
  db.limitStatements();
  const close = async (): Promise<void> => {
    await app.close();
    await db.close();
  };
  try {
    announce(await app.listen({ port: config.port, host: config.host }));
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
