import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createSecret, hashSecret } from '../access/token';
import { type AppOptions, buildApp } from '../buildApp';
import type { Config } from '../config';
import { loadContract } from '../contract/loadContract';
import type { Database } from '../db/Database';
import { seedDemo } from '../demo/seedDemo';
import { type KeptDatabase, keepDatabase } from './keepDatabase';
import { testConfig } from './testConfig';
import { openTestDatabase, type TestDatabase } from './testDatabase';

export const CONTRACT_FILE = new URL('../../../../openapi.yaml', import.meta.url);
export const CONTRACT = loadContract(CONTRACT_FILE);

/** A hash that nothing matches: hashing is slow, and most tests sign people in without a password. */
const NO_PASSWORD = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** A person of the demo. */
export type Name = 'Fundadora' | 'Gerente' | 'Supervisora' | 'Oficial' | 'Agente' | 'Recluta' | 'Expulsado' | 'Cabo' | (string & {});

export interface CallOptions {
  /** Who calls; null for a visitor. */
  as?: Name | null;
  /** A key as is, instead of somebody's. */
  key?: string;
  body?: unknown;
  /** The body as sent, for what is not JSON. */
  raw?: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  httpStatus: number;
  // Tests look into answers of every shape; the contract itself checks each one as it is sent.
  // biome-ignore lint/suspicious/noExplicitAny: any shape
  body: any;
  headers: LightMyRequestResponse['headers'];
}

/** A small demo agency behind a whole server, with a clock that only the test moves. */
export interface TestAgency {
  readonly app: FastifyInstance;
  readonly db: TestDatabase['kysely'];
  readonly database: Database;
  /** Where its backups lie; nothing is there before the first one is made. */
  readonly backupDir: string;
  readonly log: string[];
  now(): Date;
  /** Moves the clock. */
  pass(time: { minutes?: number; hours?: number; days?: number }): void;
  /** A fresh session token of a person. */
  keyOf(name: Name): Promise<string>;
  idOf(name: Name): Promise<number>;
  call(operation: OperationId, options?: CallOptions): Promise<Answer>;
  /** Puts a person on a mission by its name. */
  place(name: Name, mision: string): Promise<void>;
  /** Waits for the backup that is being made, if one is. */
  settleRespaldos(): Promise<void>;
  /** Removes all backups, as on the first day. */
  forgetRespaldos(): Promise<void>;
  /** Leaves the database as a new portal finds it. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const parse = (text: string): unknown => (text === '' ? null : JSON.parse(text));

function toUrl(path: string, { params = {}, query = {} }: CallOptions): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return `/api${filled}${search && `?${search}`}`;
}

async function send(app: FastifyInstance, operation: OperationId, key: string | null, options: CallOptions): Promise<Answer> {
  const { body, raw, headers } = options;
  const { method, path } = OPERATIONS[operation];
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await app.inject({
    method,
    url: toUrl(path, options),
    headers: { ...(key === null ? {} : { key }), ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  if (response.statusCode === 599) throw new Error(response.body);
  return { httpStatus: response.statusCode, body: parse(response.body), headers: response.headers };
}

interface Options {
  config?: Partial<Config>;
  /** Hashes the demo's password for tests that sign in by it. */
  hashPassword?: (password: string) => Promise<string>;
  app?: Partial<AppOptions>;
}

/** The secret of the link with which a test's empty portal is set up. */
export const SET_UP_TOKEN = 'enlace-de-prueba';

/** When every test begins. */
const START = new Date('2026-11-21T18:30:00.000Z');

/** A seeded database behind a whole server, with a clock that only the test moves. */
interface Standing {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly log: string[];
  readonly clock: { now: Date };
  readonly backupDir: string;
}

/** Each agency's backups have a folder of their own, which ends with the worker. */
const BACKUPS = join(tmpdir(), `garita-respaldos-${process.pid}`);
process.once('exit', () => rmSync(BACKUPS, { recursive: true, force: true }));
let backupDirs = 0;

async function setUp({ config, hashPassword = async () => NO_PASSWORD, app: appOptions }: Options): Promise<Standing> {
  const database = await openTestDatabase();
  await seedDemo(database.kysely, { personas: 8, registros: 0 }, START, hashPassword);
  await database.forgetBitacora();
  const log: string[] = [];
  const clock = { now: START };
  const { backupDir = join(BACKUPS, String(++backupDirs)) } = config ?? {};
  const app = await buildApp({
    config: testConfig({ ...config, backupDir }),
    db: database,
    contract: CONTRACT,
    clock: () => clock.now,
    checkAnswers: true,
    setUpToken: SET_UP_TOKEN,
    logStream: { write: (line) => log.push(line) },
    ...appOptions,
  });
  await app.ready();
  return { app, database, log, clock, backupDir };
}

async function takeDown({ app, database }: Standing): Promise<void> {
  await app.close();
  await database.close();
}

/** One that was given back, as it was when it was opened: the next test of this worker that wants the same takes it. They end with the worker. */
interface Idle {
  readonly standing: Standing;
  readonly kept: KeptDatabase;
}
const idle = new Map<string, Idle[]>();
const hashers = new Map<unknown, number>();

/** Stands in for what is never put back. */
const NOT_KEPT: KeptDatabase = {
  restore: async () => undefined,
  read: async () => ({}),
  holds: async () => false,
  release: async () => undefined,
};

/** What makes two agencies the same; null for one with parts of its own, which nobody else can want. */
function keyOfOptions({ config = {}, hashPassword, app }: Options): string | null {
  if (app) return null;
  if (hashPassword && !hashers.has(hashPassword)) hashers.set(hashPassword, hashers.size + 1);
  return JSON.stringify([config, hashers.get(hashPassword) ?? 0]);
}

async function take(options: Options): Promise<Idle & { key: string | null }> {
  const key = keyOfOptions(options);
  const ready = key === null ? undefined : idle.get(key)?.pop();
  if (ready) {
    await ready.kept.restore();
    ready.standing.clock.now = START;
    ready.standing.log.length = 0;
    rmSync(ready.standing.backupDir, { recursive: true, force: true });
    return { ...ready, key };
  }
  const standing = await setUp(options);
  const kept = key === null ? NOT_KEPT : await keepDatabase(standing.database.kysely);
  return { standing, kept, key };
}

/** Opens a test agency: eight known people, on the database that the run tests. */
export async function openTestAgency(options: Options = {}): Promise<TestAgency> {
  const { standing, kept, key } = await take(options);
  const { app, database, log, clock, backupDir } = standing;
  const db = database.kysely;
  const idOf = async (name: Name) => (await db.selectFrom('usuarios').select('id').where('usuario', '=', name).executeTakeFirstOrThrow()).id;
  const keyOf = async (name: Name) => {
    const id = await idOf(name);
    const secret = createSecret((bytes) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))));
    const expira = new Date(clock.now.getTime() + 365 * 86_400_000);
    await db
      .insertInto('sesiones')
      .values({ usuario_id: id, secreto_hash: hashSecret(secret), creada_en: clock.now, expira_en: expira })
      .execute();
    return `${id}-${secret}`;
  };
  const settleRespaldos = async () => {
    const key = await keyOf('Fundadora');
    const isBusy = async () => (await send(app, 'respaldos', key, {})).body.enMarcha !== null;
    while (await isBusy());
  };
  return {
    app,
    db,
    database,
    backupDir,
    log,
    now: () => clock.now,
    pass: ({ minutes = 0, hours = 0, days = 0 }) => {
      clock.now = new Date(clock.now.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000);
    },
    keyOf,
    idOf,
    call: async (operation, callOptions = {}) => send(app, operation, callOptions.key ?? (callOptions.as ? await keyOf(callOptions.as) : null), callOptions),
    place: async (name, mision) => {
      const { id } = await db.selectFrom('misiones').select('id').where('nombre', '=', mision).executeTakeFirstOrThrow();
      await db.updateTable('usuarios').set({ mision_id: id }).where('usuario', '=', name).execute();
    },
    settleRespaldos,
    forgetRespaldos: async () => {
      await settleRespaldos();
      rmSync(backupDir, { recursive: true, force: true });
    },
    empty: () => database.reset(),
    close: async () => {
      if (key === null) await takeDown(standing);
      else idle.set(key, [...(idle.get(key) ?? []), { standing, kept }]);
    },
  };
}
