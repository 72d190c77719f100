import { rmSync } from 'node:fs';
import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { fillAddress } from '@garita/domain/formato/addressPart';
import { createSecret, hashSecret } from '@garita/server/src/access/token';
import type { Deliveries } from '@garita/server/src/modules/webhooks/createDeliveries';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestDatabase } from '../database/testDatabase';
import { type AgencyOptions, giveBack, takeReadyServer } from './readyAgency';

export type Name =
  | 'Fundadora'
  | 'Gerente'
  | 'Supervisora'
  | 'Oficial'
  | 'Agente'
  | 'Recluta'
  | 'Expulsado'
  | 'Cabo'
  | (string & {});

export interface CallOptions {
  /** Null for a visitor. */
  as?: Name | null;
  /** The session key or token of the call, in place of a person's. */
  key?: string;
  body?: unknown;
  /** The body as text, for a body that is not JSON. */
  raw?: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  httpStatus: number;
  // Answers have every shape. The server checks each one against the contract when it sends it.
  // biome-ignore lint/suspicious/noExplicitAny: any shape
  body: any;
  headers: LightMyRequestResponse['headers'];
}

/** A small agency on a whole server. Only the test moves its clock. */
export interface TestAgency {
  readonly app: FastifyInstance;
  readonly db: TestDatabase['kysely'];
  readonly database: TestDatabase;
  /** The folder of its backups. It exists from the first backup on. */
  readonly backupDir: string;
  readonly log: string[];
  now(): Date;
  pass(time: { minutes?: number; hours?: number; days?: number }): void;
  keyOf(name: Name): Promise<string>;
  idOf(name: Name): Promise<number>;
  call(operation: OperationId, options?: CallOptions): Promise<Answer>;
  /** Gives a person the mission of this name. */
  place(name: Name, mision: string): Promise<void>;
  /** Waits for a running backup. */
  settleRespaldos(): Promise<void>;
  /** Sends all due deliveries, and waits for the answers. */
  settleEnvios(): Promise<void>;
  forgetRespaldos(): Promise<void>;
  /** Empties the database, so that the portal is like a new one. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const parse = (text: string): unknown => (text === '' ? null : JSON.parse(text));

function toUrl(path: string, { params = {}, query = {} }: CallOptions): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const filled = fillAddress(path, params);
  return `/api${filled}${search && `?${search}`}`;
}

export async function send(
  app: FastifyInstance,
  operation: OperationId,
  key: string | null,
  options: CallOptions,
): Promise<Answer> {
  const { body, raw, headers } = options;
  const { method, path } = OPERATIONS[operation];
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await app.inject({
    method,
    url: toUrl(path, options),
    headers: {
      ...(key === null ? {} : { key }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  if (response.statusCode === 599) throw new Error(response.body);
  return { httpStatus: response.statusCode, body: parse(response.body), headers: response.headers };
}

export async function insertKey(
  db: TestDatabase['kysely'],
  name: Name,
  now: Date,
): Promise<string> {
  const secret = createSecret((bytes) =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))),
  );
  const expira = new Date(now.getTime() + 365 * 86_400_000);
  const { usuario_id } = await db
    .insertInto('sesiones')
    .columns(['usuario_id', 'secreto_hash', 'creada_en', 'expira_en'])
    .expression((eb) =>
      eb
        .selectFrom('usuarios')
        .select((of) => [
          'id',
          of.val(hashSecret(secret)).as('secreto_hash'),
          of.val(now).as('creada_en'),
          of.val(expira).as('expira_en'),
        ])
        .where('usuario', '=', name),
    )
    .returning('usuario_id')
    .executeTakeFirstOrThrow();
  return `${usuario_id}-${secret}`;
}

/** Opens an agency of eight people, all with the demo's password, on the database of this run. */
export async function openTestAgency(options: AgencyOptions = {}): Promise<TestAgency> {
  const ready = await takeReadyServer(options);
  const { app, database, log, clock, backupDir } = ready;
  const db = database.kysely;
  const idOf = async (name: Name) =>
    (
      await db
        .selectFrom('usuarios')
        .select('id')
        .where('usuario', '=', name)
        .executeTakeFirstOrThrow()
    ).id;
  const keyOf = (name: Name) => insertKey(db, name, clock.now);
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
    call: async (operation, callOptions = {}) =>
      send(
        app,
        operation,
        callOptions.key ?? (callOptions.as ? await keyOf(callOptions.as) : null),
        callOptions,
      ),
    place: async (name, mision) => {
      const { id } = await db
        .selectFrom('misiones')
        .select('id')
        .where('nombre', '=', mision)
        .executeTakeFirstOrThrow();
      await db.updateTable('usuarios').set({ mision_id: id }).where('usuario', '=', name).execute();
    },
    settleRespaldos,
    settleEnvios: () => app.getDecorator<Deliveries>('envios').settle(),
    forgetRespaldos: async () => {
      await settleRespaldos();
      rmSync(backupDir, { recursive: true, force: true });
    },
    empty: () => database.reset(),
    close: () => giveBack(ready),
  };
}
