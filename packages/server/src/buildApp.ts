import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { normalizeAddress, siteOf } from './access/address';
import { createAddressGuard } from './access/addressGuard';
import { createKeyedHash } from './access/createKeyedHash';
import { createPasswordHasher, type PasswordHasher } from './access/passwords';
import { createSessionUse } from './access/sessionUse';
import { createAvatarReader } from './avatar/createAvatarReader';
import type { Config } from './config';
import { checksAnswers } from './contract/checksAnswers';
import type { Contract } from './contract/loadContract';
import { createOvertaken } from './db/createOvertaken';
import type { Database } from './db/Database';
import { readFileLimit, shareFiles } from './fileLimit';
import type { Deps } from './gate/Deps';
import { registerContract } from './gate/registerContract';
import { registerApiReference } from './http/apiReference';
import { HTTP_LIMITS, limitConnections } from './http/connections';
import { refuseAddress, registerErrors } from './http/errors';
import { warnOfUntrustedProxy } from './http/forwarded';
import { registerLibro } from './http/libro';
import { type LogStream, loggerOptions } from './http/logger';
import { registerMetrics } from './http/metrics/registerMetrics';
import { createPrerender } from './http/prerender';
import { RequestLog } from './http/RequestLog';
import { registerRequestIds, requestIdOf } from './http/requestIds';
import { registerSecurity } from './http/security';
import { registerSecurityTxt } from './http/securityTxt';
import { registerSite } from './http/site';
import { logSlowQueries } from './http/slowQueries';
import { buildHandlers, CLOCKS, HISTORIAS, PENDIENTES, TARGETS } from './modules';
import { keepPortal } from './modules/agencia/portal.service';
import { getAvatarService } from './modules/ajustes/servicios.service';
import { registerCambios } from './modules/cambios/registerCambios';
import { WINDOW_MS } from './modules/claves/intentos.repository';
import { registerPresencia } from './modules/fichajes/registerPresencia';
import { setUsada } from './modules/sesion/sesion.repository';
import { hasOtherSecreto, keepMarca, requireSecreto } from './modules/sistema/marca.service';
import { checkReloj } from './modules/sistema/reloj.service';
import { noteTokenUse } from './modules/tokens/tokens.repository';
import { countEntregas as countAllEntregas } from './modules/webhooks/entregas.repository';
import { registerDeliveries } from './modules/webhooks/registerDeliveries';
import { createPublicFetch, type PublicFetch } from './outbound/publicFetch';
import { toTrust } from './readTrustProxy';
import { registerRespaldos } from './respaldo/registerRespaldos';
import { scheduleUpkeep } from './scheduleUpkeep';
import { createSnapshotReader } from './snapshotCache/createSnapshotReader';

export interface AppOptions {
  config: Config;
  /** A migrated database. */
  db: Omit<Database, 'close' | 'limitStatements'>;
  contract: Contract;
  /** Folder of the built portal; null serves only the API. */
  siteDir?: string | null;
  /** Folder of the built API reference; null or omitted serves none. */
  docsDir?: string | null;
  /** Folder of the designers' book; null or omitted serves none. */
  libroDir?: string | null;
  /** The built prerenderer (`app/src/prerender.tsx`); null sends the page without a prerender. */
  painter?: URL | null;
  register?: ((app: FastifyInstance) => void) | undefined;
  clock?: () => Date;
  random?: (bytes: number) => Buffer;
  publicFetch?: PublicFetch;
  setUpToken?: string | null;
  passwords?: PasswordHasher;
  /** For tests: an answer that does not match the contract fails the request. */
  checkAnswers?: boolean;
  logStream?: LogStream;
}

/** The maximum of running and waiting calls of one network, as a multiple of `LOGIN_LIMIT`. */
const AT_ONCE = 2;

function createDeps(
  app: FastifyInstance,
  options: AppOptions & { readonly connections: number },
): Deps {
  const {
    config,
    db,
    clock = () => new Date(),
    random = randomBytes,
    passwords,
    setUpToken = null,
  } = options;
  const secret = config.secret ?? random(32).toString('base64url');
  const keyedHash = createKeyedHash(secret);
  const publicFetch =
    options.publicFetch ?? createPublicFetch({ allowPrivate: config.outboundPrivate });
  const hasRoom = () => db.hasRoom();
  const isOvertaken = createOvertaken(db.kysely, clock);
  const mayWrite = async () => (await hasRoom()) && !(await isOvertaken());
  const readSnapshot = createSnapshotReader(db);
  const upkeep = scheduleUpkeep(app, { db, clock, mayWrite });
  app.decorate('upkeep', upkeep);
  const respaldos = registerRespaldos(app, { config, db, clock });
  const envios = registerDeliveries(app, {
    db: db.kysely,
    clock,
    keyedHash,
    publicFetch,
    mayWrite,
    hasOtherSecreto: () => hasOtherSecreto({ db: db.kysely, keyedHash }),
  });
  const readAvatar = createAvatarReader({
    publicFetch,
    clock,
    getService: () => getAvatarService(db.kysely, config),
  });
  const announce = () => db.announce();
  const presencia = registerPresencia(app, {
    config,
    db: db.kysely,
    clock,
    keyedHash,
    targets: TARGETS,
    envios,
    readAvatar,
    announce,
    mayWrite,
    operations: options.contract.operations,
  });
  const failedLoops = () =>
    Object.entries({ respaldos: respaldos.schedule, envios, presencia }).flatMap(([name, loop]) =>
      loop.hasFailed() ? [name] : [],
    );
  const sessionUse = createSessionUse({
    setUsada: (id, now) => setUsada(db.kysely, id, now),
    hasRoom,
    idleMs: config.sessionIdleMs,
  });
  return {
    config,
    db: db.kysely,
    readSnapshot,
    checkHealth: () => db.checkHealth(),
    hasRoom,
    isOvertaken,
    failedJobs: () => [...upkeep.failed(), ...failedLoops()],
    clock,
    random,
    publicFetch,
    readAvatar,
    passwords: passwords ?? createPasswordHasher(watchServing(app)),
    visitorGuard: createAddressGuard({
      atOnce: config.loginLimit * AT_ONCE,
      longest: WINDOW_MS,
      clock,
    }),
    sessionUse,
    noteTokenUse: (id, now) => noteTokenUse(db.kysely, id, now),
    announce,
    cambios: registerCambios(app, {
      db,
      readSnapshot,
      clock,
      sessionUse,
      operations: options.contract.operations,
      connections: options.connections,
    }),
    backups: respaldos.backups,
    envios,
    targets: TARGETS,
    clocks: CLOCKS,
    pendientes: PENDIENTES,
    historias: HISTORIAS,
    setUpToken,
    keyedHash,
    requireSecreto: (tx) => requireSecreto({ db: tx, keyedHash, isAlone: () => db.isAlone() }),
    hashAddress: (address) => keyedHash('direccion', normalizeAddress(address)),
    hashSite: (address) => {
      const site = siteOf(address);
      return site === null ? null : keyedHash('direccion', site);
    },
  };
}

/** @returns a function that says whether a signed-in user has been answered in the last second */
function watchServing(app: FastifyInstance): () => boolean {
  let served = Number.NEGATIVE_INFINITY;
  app.addHook('onResponse', async (request) => {
    if (request.actor) served = performance.now();
  });
  return () => performance.now() - served < 1_000;
}

/** Builds the server without listening. The portal and the tests use it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, contract, db } = options;
  const trust = toTrust(config.trustProxy);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    logController: new RequestLog(),
    trustProxy: config.trustProxy === false ? false : trust,
    genReqId: requestIdOf(trust),
    bodyLimit: 32 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: HTTP_LIMITS,
    handlerTimeout: 30_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress,
  });
  // A form on any site can send text/plain (CSRF), and Fastify would parse it.
  app.removeContentTypeParser('text/plain');
  app.addHook('onClose', () => deps.sessionUse.settle());
  const { connections } = shareFiles(readFileLimit());
  limitConnections(app, connections);
  registerRequestIds(app);
  logSlowQueries(app, db, config.slowQueryMs);
  const deps = createDeps(app, { ...options, connections });
  const { backups, clock, cambios, failedJobs } = deps;
  const countEntregas = () => countAllEntregas(deps.db);
  if (config.metricsToken !== null)
    registerMetrics(app, {
      token: config.metricsToken,
      db,
      dataDir: config.dataDir,
      backups,
      clock,
      countEntregas,
      failedJobs,
      countStreams: () => cambios.count,
    });
  app.addHook('onReady', async () => {
    const warn = (text: string) => app.log.warn(text);
    await keepMarca({ ...deps, isAlone: () => db.isAlone() }, warn);
    await checkReloj(deps.db, warn);
    await deps.isOvertaken();
  });
  registerErrors(app);
  warnOfUntrustedProxy(app);
  registerSecurity(app);
  await app.register(compress, { global: true, threshold: 1024 });
  if (options.checkAnswers) checksAnswers(app);
  registerContract(app, deps, contract.operations, buildHandlers(deps));
  if (config.securityContact !== null) registerSecurityTxt(app, config.securityContact, deps.clock);
  if (config.apiDocs && options.docsDir) await registerApiReference(app, options.docsDir);
  options.register?.(app);
  if (options.libroDir) await registerLibro(app, options.libroDir);
  await registerSite(
    app,
    keepPortal(deps),
    options.siteDir ?? null,
    createPrerender(app, { file: options.painter ?? null, clock: deps.clock }),
  );
  return app;
}
