import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Family, formatFamilies, METRICS_TYPE } from './Family';
import { Counts, RequestCounts } from './RequestCounts';
import { LOOP_RESOLUTION, readGauges, type Sources } from './readGauges';

export const METRICS_PATH = '/metrics';

/** The label of requests outside the contract: the page, its files, unknown addresses. */
const NO_CALL = 'none';
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time, so that the duration reveals nothing. */
function createBearerCheck(token: string): (request: FastifyRequest) => boolean {
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}

const SIGNING_IN: readonly string[] = ['login', 'loginFactor'];

const SIGN_INS = new Map([
  [200, 'ok'],
  [401, 'wrong'],
  [429, 'limited'],
]);
/** The password is right and the second factor is missing: status 200 without a session. */
const HALF_IN = 'second-factor';

const SIGN_INS_HELP =
  'Sign-in attempts by result: session opened, wrong name, password or code, too many attempts, second factor required.';

export interface MetricsOptions
  extends Pick<
    Sources,
    'db' | 'dataDir' | 'backups' | 'clock' | 'countEntregas' | 'failedJobs' | 'countStreams'
  > {
  readonly token: string;
}

/**
 * Serves the metrics to requests with the token. The metrics contain no personal data: no names, no
 * addresses, no paths with ids.
 */
export function registerMetrics(app: FastifyInstance, { token, ...sources }: MetricsOptions): void {
  const [requests, signIns] = [new RequestCounts(), new Counts()];
  for (const result of [...SIGN_INS.values(), HALF_IN]) signIns.add({ result }, 0);
  const mayRead = createBearerCheck(token);
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION });
  loop.enable();
  const countConnections = promisify(app.server.getConnections.bind(app.server));

  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    // A stream's duration is not a response time.
    if (operation?.stream && reply.statusCode === 200) return done();
    const call = operation?.id ?? NO_CALL;
    requests.add(
      call,
      METHODS.includes(request.method) ? request.method : 'OTHER',
      reply.statusCode,
      reply.elapsedTime / 1e3,
    );
    if (SIGNING_IN.includes(call)) {
      const isHalf = reply.statusCode === 200 && !request.presented?.hasGiven;
      const result = isHalf ? HALF_IN : SIGN_INS.get(reply.statusCode);
      if (result) signIns.add({ result });
    }
    done();
  });
  app.addHook('onClose', (_, done) => {
    loop.disable();
    done();
  });
  app.get(METRICS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').type(METRICS_TYPE);
    if (!mayRead(request)) return reply.code(401).header('www-authenticate', 'Bearer').send('');
    const gauges = await readGauges({ ...sources, loop, openConnections: countConnections });
    const told: Family = {
      name: 'garita_sign_ins_total',
      help: SIGN_INS_HELP,
      type: 'counter',
      samples: signIns.samples,
    };
    return formatFamilies([...requests.families(), told, ...gauges]);
  });
}
