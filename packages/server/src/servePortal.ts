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
  /** Answers what is under way, then lets go of the database. */
  close(): Promise<void>;
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

/** As the build has left it; the contract itself for who runs the server from its source. */
function findContract(root: string): string | URL {
  const built = new URL('llamadas/openapi.json', import.meta.url);
  return existsSync(built) ? built : join(root, 'openapi.yaml');
}

/** What the build has left beside the server; null for who runs the server from its source. */
function findPainter(): URL | null {
  const built = new URL('pagina.js', import.meta.url);
  return existsSync(built) ? built : null;
}

interface Prepared {
  /** Migrated. */
  readonly db: Database;
  /** The secret of the link with which an empty portal is set up. */
  readonly setUpToken: string | null;
  /** What is served besides. */
  readonly register?: ((app: FastifyInstance) => void) | undefined;
  readonly reporter: Reporter;
  /** Hears the address once it serves. */
  readonly announce: (url: string) => void;
}

/** Serves the portal over a database that is ready. A file of its own in the build: it is read while the database opens. */
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
