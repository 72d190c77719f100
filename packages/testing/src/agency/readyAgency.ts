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
  /** Uses the real, slow password hash. */
  realPasswords?: true;
  /** Options of the server. */
  app?: Partial<AppOptions>;
  /** Overrides what the database reports about itself. */
  says?: Partial<Pick<AppOptions['db'], 'kind' | 'checkHealth' | 'hasRoom'>>;
}

/** The secret of the setup link of an empty portal. */
export const SET_UP_TOKEN = 'enlace-de-prueba';

/** The start of every test. */
const START = new Date('2026-11-21T18:30:00.000Z');

/** A server whose clock only the test moves. */
interface Server {
  readonly app: FastifyInstance;
  readonly log: string[];
  readonly clock: { now: Date };
  /** The folder of its backups. */
  readonly backupDir: string;
  /** The options under which another test may reuse it; null = not reusable. */
  readonly key: string | null;
}

/** A seeded database with its snapshot, and a server on it. */
interface ReadyServer extends Server {
  readonly database: TestDatabase;
  readonly kept: DatabaseSnapshot;
}

/**
 * A pool of one: the next test of this worker reuses the database, and the server if its options
 * match. Only one is pooled, since an embedded database takes some 250 MB.
 */
let idle: ReadyServer | null = null;

/**
 * A new temporary folder: each server's backups have a folder inside, removed when the worker ends.
 */
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

/** Takes an agency from the pool, or creates one. */
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

/** Returns an agency to the pool. */
export async function giveBack(standing: ReadyServer): Promise<void> {
  // A server that listens, or that has its own options, is not reusable.
  const isAlike = standing.key !== null && !standing.app.server.listening;
  if (!isAlike || idle) await standing.app.close();
  if (!idle) {
    idle = isAlike ? standing : { ...standing, key: null };
    return;
  }
  await standing.kept.release();
  await standing.database.close();
}
