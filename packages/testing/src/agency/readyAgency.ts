import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { type AppOptions, buildApp } from '@garita/server/src/buildApp';
import type { Config } from '@garita/server/src/config';
import type { FastifyInstance } from 'fastify';
import { CONTRACT } from '../contract/testContract';
import { type DatabaseSnapshot, snapshotDatabase } from '../database/snapshotDatabase';
import { openTestDatabase, type TestDatabase } from '../database/testDatabase';
import { cheapPasswords } from './cheapPasswords';
import { seedOcho } from './seedOcho';
import { testConfig } from './testConfig';

export interface AgencyOptions {
  config?: Partial<Config>;
  /** Uses the real password hash, which is slow. */
  realPasswords?: true;
  app?: Partial<AppOptions>;
  /** Replaces these answers of the database object. */
  says?: Partial<Pick<AppOptions['db'], 'kind' | 'checkHealth' | 'hasRoom'>>;
}

export const SET_UP_TOKEN = 'enlace-de-prueba';

/** Every test starts at this instant. */
const START = new Date('2026-11-21T18:30:00.000Z');

/** A server with a clock that only the test moves. */
interface Server {
  readonly app: FastifyInstance;
  readonly log: string[];
  readonly clock: { now: Date };
  readonly backupDir: string;
  /** A later test whose options have the same key may reuse the server; null = no test may. */
  readonly key: string | null;
}

interface ReadyServer extends Server {
  readonly database: TestDatabase;
  readonly kept: DatabaseSnapshot;
}

/**
 * The server that the next test reuses, if its options match. Otherwise the next test reuses only
 * the server's database. The pool has only one server, since an embedded database takes some 250
 * MB.
 */
let idle: ReadyServer | null = null;

/** Each server has a folder for its backups here. The folders are removed when the worker ends. */
const BACKUPS = mkdtempSync(join(tmpdir(), 'garita-respaldos-'));
process.once('exit', () => rmSync(BACKUPS, { recursive: true, force: true }));
let backupDirs = 0;

async function openSeeded(): Promise<Pick<ReadyServer, 'database' | 'kept'>> {
  const database = await openTestDatabase();
  await seedOcho(database.kysely, cheapPasswords.hash, DEMO_PASSWORD);
  return { database, kept: await snapshotDatabase(database) };
}

async function buildServer(
  db: TestDatabase,
  { config, realPasswords, app: ownParts, says }: AgencyOptions,
  key: string | null,
): Promise<Server> {
  const log: string[] = [];
  const clock = { now: START };
  const { backupDir = join(BACKUPS, String(++backupDirs)) } = config ?? {};
  const app = await buildApp({
    config: testConfig({ ...config, backupDir }),
    db: { ...db, ...says },
    contract: CONTRACT,
    clock: () => clock.now,
    ...(realPasswords ? {} : { passwords: cheapPasswords }),
    checkAnswers: true,
    setUpToken: SET_UP_TOKEN,
    logStream: { write: (line) => log.push(line) },
    ...ownParts,
  });
  await app.ready();
  return { app, log, clock, backupDir, key };
}

export async function takeReadyServer(options: AgencyOptions): Promise<ReadyServer> {
  const key = options.app || options.says ? null : JSON.stringify(options);
  const ready = idle;
  idle = null;
  if (!ready) {
    const seeded = await openSeeded();
    return { ...seeded, ...(await buildServer(seeded.database, options, key)) };
  }
  await ready.kept.restore();
  if (key !== null && key === ready.key) {
    ready.clock.now = START;
    ready.log.length = 0;
    rmSync(ready.backupDir, { recursive: true, force: true });
    return ready;
  }
  await ready.app.close();
  return { ...ready, ...(await buildServer(ready.database, options, key)) };
}

export async function giveBack(returned: ReadyServer): Promise<void> {
  // A server cannot be reused if it listens, or if `app` or `says` has changed it.
  const isAlike = returned.key !== null && !returned.app.server.listening;
  if (!isAlike || idle) await returned.app.close();
  if (!idle) {
    idle = isAlike ? returned : { ...returned, key: null };
    return;
  }
  await returned.kept.release();
  await returned.database.close();
}
