import { createHmac, randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { normalizeAddress } from './access/address';
import { createPasswordHasher, type PasswordHasher } from './access/passwords';
import type { Config } from './config';
import { checksAnswers } from './contract/checksAnswers';
import type { Contract } from './contract/loadContract';
import { registerContract } from './contract/registerContract';
import type { Database } from './db/Database';
import type { Deps } from './deps';
import { registerApiReference } from './http/apiReference';
import { DEMO_AVATARS, registerDemoAvatars } from './http/demoAvatars';
import { refuseAddress, registerErrors } from './http/errors';
import { type LogStream, loggerOptions } from './http/logger';
import { registerSecurity } from './http/security';
import { registerSite } from './http/site';
import { buildHandlers } from './modules/handlers';
import { registerRespaldos } from './respaldo/registerRespaldos';

export interface AppOptions {
  config: Config;
  /** A migrated database. */
  db: Omit<Database, 'close'>;
  contract: Contract;
  /** Folder of the built portal; null serves the API alone. */
  siteDir?: string | null;
  clock?: () => Date;
  random?: (bytes: number) => Buffer;
  fetch?: typeof globalThis.fetch;
  /** The secret of the link with which an empty portal is set up. */
  setUpToken?: string | null;
  /** How passwords are hashed and checked. */
  passwords?: PasswordHasher;
  /** Validates every answer against the contract and fails the request when it does not fit: for tests. */
  checkAnswers?: boolean;
  /** Where the log goes; standard output when left out. */
  logStream?: LogStream;
}

function createDeps(app: FastifyInstance, options: AppOptions): Deps {
  const { config, db, clock = () => new Date(), random = randomBytes, fetch = globalThis.fetch, passwords, setUpToken = null } = options;
  const secret = config.secret ?? random(32).toString('base64url');
  const keyedHash = (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
  return {
    config,
    db: db.kysely,
    checkHealth: () => db.checkHealth(),
    clock,
    random,
    fetch,
    passwords: passwords ?? createPasswordHasher(),
    taller: registerRespaldos(app, { config, db, clock }),
    setUpToken,
    keyedHash,
    hashAddress: (address) => keyedHash('direccion', normalizeAddress(address)),
  };
}

/** Builds the server without listening: the process and the tests use the same one. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, contract } = options;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    trustProxy: config.trustProxy,
    bodyLimit: 32 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    handlerTimeout: 30_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress,
  });
  const deps = createDeps(app, options);
  registerErrors(app);
  await registerSecurity(app);
  await app.register(compress, { global: true, threshold: 1024 });
  if (options.checkAnswers) checksAnswers(app);
  registerContract(app, deps, contract.operations, buildHandlers(deps));
  await registerApiReference(app, contract.document);
  if (config.avatarUrl === DEMO_AVATARS) registerDemoAvatars(app);
  await registerSite(app, config, options.siteDir ?? null);
  return app;
}
