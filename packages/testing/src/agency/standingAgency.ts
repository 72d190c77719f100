import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { type AppOptions, buildApp } from '@garita/server/src/buildApp';
import type { Config } from '@garita/server/src/config';
import type { FastifyInstance } from 'fastify';
import { CONTRACT } from '../contract/testContract';
import { type KeptDatabase, keepDatabase } from '../database/keepDatabase';
import { openTestDatabase, type TestDatabase } from '../database/testDatabase';
import { cheapPasswords } from './cheapPasswords';
import { seedOcho } from './seedOcho';
import { testConfig } from './testConfig';

export interface AgencyOptions {
  config?: Partial<Config>;
  /** Hashes passwords as the product does, which is slow. */
  realPasswords?: true;
  /** Parts of its own. */
  app?: Partial<AppOptions>;
  /** What the database says of itself, instead of how it is. */
  says?: Partial<Pick<AppOptions['db'], 'kind' | 'checkHealth' | 'hasRoom'>>;
}

/** The secret of the link with which a test's empty portal is set up. */
export const SET_UP_TOKEN = 'enlace-de-prueba';

/** When every test begins. */
const START = new Date('2026-11-21T18:30:00.000Z');

/** A whole server with a clock that only the test moves. */
interface Server {
  readonly app: FastifyInstance;
  readonly log: string[];
  readonly clock: { now: Date };
  /** Where its backups lie. */
  readonly backupDir: string;
  /** What another server must be asked for to be the same; null for one with parts of its own, which nobody else can want. */
  readonly key: string | null;
}

/** A seeded database, as it was when it was seeded, and the server that stands before it. */
interface Standing extends Server {
  readonly database: TestDatabase;
  readonly kept: KeptDatabase;
}

/**
 * The one that was given back: the next test of this worker takes its database, and its server too when it wants the same. No more than one waits,
 * since an embedded database holds some 250 MB; it ends with the worker.
 */
let idle: Standing | null = null;

/** Each server's backups have a folder of their own, which ends with the worker; a new one, whatever another user's worker of this number left behind. */
const BACKUPS = mkdtempSync(join(tmpdir(), 'garita-respaldos-'));
process.once('exit', () => rmSync(BACKUPS, { recursive: true, force: true }));
let backupDirs = 0;

async function openSeeded(): Promise<Pick<Standing, 'database' | 'kept'>> {
  const database = await openTestDatabase();
  await seedOcho(database.kysely, cheapPasswords.hash, DEMO_PASSWORD);
  return { database, kept: await keepDatabase(database) };
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

/** Gives an agency as it is at first. */
export async function takeStanding(options: AgencyOptions): Promise<Standing> {
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

/** Takes an agency back from a test that is done with it. */
export async function giveBack(standing: Standing): Promise<void> {
  // A server that listens, or that has parts of its own, is nobody else's.
  const isAlike = standing.key !== null && !standing.app.server.listening;
  if (!isAlike || idle) await standing.app.close();
  if (!idle) {
    idle = isAlike ? standing : { ...standing, key: null };
    return;
  }
  await standing.kept.release();
  await standing.database.close();
}
