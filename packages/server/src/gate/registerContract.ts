import type { OutgoingHttpHeaders } from 'node:http';
import type { OperationId } from '@garita/api-client/access';
import { DISCO } from '@garita/domain/reglas/textos';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { authorize } from '../access/authorize';
import { checkOwnPassword } from '../access/givenPassword';
import { checkFactor } from '../access/missingFactor';
import { requireOwnOrigin } from '../access/ownOrigin';
import { type PresentedKey, readPresentedKey } from '../access/presentedKey';
import { readSitio } from '../access/sitio';
import { checkOpenCall, checkToken } from '../access/tokenLimits';
import { isPublic } from '../contract/isPublic';
import type { Operation } from '../contract/loadContract';
import { compileInputOf, refuseInput } from '../contract/validators';
import { NO_ROOM_SECONDS, Rechazo } from '../rechazo';
import { answersFromVersions } from '../snapshotCache/answersFromVersions';
import type { SnapshotCache } from '../snapshotCache/SnapshotCache';
import { sendShared } from '../snapshotCache/sendShared';
import { runWrite } from '../write/runWrite';
import { authenticate } from './authenticate';
import type { Deps } from './Deps';
import { FileAnswer } from './FileAnswer';
import type { Call, Handlers } from './handlers';
import { ImageAnswer } from './ImageAnswer';
import { JsonText } from './JsonText';
import { refusePrefetch } from './refusePrefetch';
import { StreamAnswer } from './StreamAnswer';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    /**
     * The cache of a snapshot that is not older than the request's arrival; null on writes and
     * uncached calls.
     */
    snapshot: SnapshotCache | null;
  }
}

const REVALIDATE = 'private, no-cache';

type Handler = (call: never) => Promise<unknown>;

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/**
 * The timeout of a download: enough for the largest file over the slowest connection. A broken
 * connection ends by itself.
 */
const DOWNLOAD_MILLISECONDS = 24 * 3_600_000;

function toCall(
  deps: Deps,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<OperationId> {
  const { actor, target } = request;
  const presented = request.presented as PresentedKey;
  const input = { params: request.params, query: request.query, body: request.body };
  const idempotencyKey = header(request, 'idempotency-key');
  const onRepetition = () => void reply.header('idempotency-replayed', 'true');
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    actor,
    presented,
    address: request.ip,
    userAgent: header(request, 'user-agent'),
    lastEventId: header(request, 'last-event-id'),
    sitio: readSitio(request),
    log: request.log,
    write: (body: never, prepare?: never) =>
      runWrite(
        deps,
        { operation, actor, target, input, idempotencyKey, onRepetition },
        body,
        prepare,
      ),
  } as unknown as Call<OperationId>;
}

function sendFile(
  reply: FastifyReply,
  { content, file: { name, type, bytes } }: FileAnswer,
): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-length', bytes)
    .code(200)
    .type(type)
    .send(content);
}

/**
 * Sends an image with the type that the portal checked at the upload. Browsers must not guess
 * another type.
 */
function sendImage(reply: FastifyReply, { bytes, tipo }: ImageAnswer): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .code(200)
    .type(tipo)
    .send(bytes);
}

/**
 * Sends a stream without buffering and without compression. `hijack` stops Fastify from waiting for
 * the stream's end.
 */
function sendStream(reply: FastifyReply, { type, begin }: StreamAnswer): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type(type).hijack();
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  begin(reply.raw);
  return reply;
}

const toText = (value: unknown): string =>
  value instanceof JsonText ? value.text : JSON.stringify(value);

/**
 * Sends an answer that all callers share. The handler gets no caller, so its answer cannot depend
 * on the caller.
 */
function share(
  { clock }: Deps,
  operation: Operation,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', REVALIDATE);
  const { params, query } = request;
  return sendShared(request, reply, {
    operation,
    now: clock(),
    make: async () => toText(await handler({ params, query } as never)),
  });
}

async function answer(
  reply: FastifyReply,
  operation: Operation,
  value: unknown,
): Promise<FastifyReply> {
  reply.header('cache-control', operation.effect === 'write' ? 'no-store' : REVALIDATE);
  if (value instanceof FileAnswer) return sendFile(reply, value);
  if (value instanceof ImageAnswer) return sendImage(reply, value);
  if (value instanceof StreamAnswer) return sendStream(reply, value);
  return reply.code(200).type('application/json; charset=utf-8').send(toText(value));
}

function networksOf({ hashAddress, hashSite }: Deps, { ip }: FastifyRequest): string[] {
  const site = hashSite(ip);
  return [hashAddress(ip), ...(site === null ? [] : [site])];
}

function registerOperation(
  app: FastifyInstance,
  deps: Deps,
  operation: Operation,
  handler: Handler,
): void {
  const { db, targets } = deps;
  const open = isPublic(operation);
  // A call such as `health` must answer even without the database, so the gate then reads neither
  // the caller nor the cache.
  const asksSnapshot = operation.effect === 'read' && (!open || operation.versions.length > 0);
  const schema = {
    params: operation.params,
    querystring: operation.query,
    headers: operation.headers,
    body: operation.body,
  };
  app.route({
    method: operation.method as HTTPMethods,
    url: operation.url,
    schema: Object.fromEntries(Object.entries(schema).filter(([, part]) => part !== null)),
    config: { operation },
    validatorCompiler: compileInputOf(operation) as never,
    ...(operation.bodyLimit !== null && { bodyLimit: operation.bodyLimit }),
    ...(operation.download && { handlerTimeout: DOWNLOAD_MILLISECONDS }),
    // A HEAD request must neither run a write nor use up a download link. On a stream it would
    // never end.
    ...((operation.stream || operation.download || operation.effect === 'write') && {
      exposeHeadRoute: false,
    }),
    // The gate checks the key before it reads the body. So 401 comes before 400, and the server
    // parses no body of an unknown sender.
    onRequest: async (request, reply) => {
      if (operation.effect === 'write') refusePrefetch(request);
      if (asksSnapshot) request.snapshot = await deps.readSnapshot();
      const presented = readPresentedKey(request, reply);
      request.presented = presented;
      if (open) {
        checkOpenCall(operation, presented.token);
        // The visitors' limits apply before the body and before the first statement, because
        // signed-in users come first (0010).
        if (operation.effect === 'write')
          deps.visitorGuard.check(operation.id, networksOf(deps, request));
        return;
      }
      if (operation.effect === 'write' && presented.isCookie && presented.token !== null)
        requireOwnOrigin(request, presented);
      request.opened = await authenticate(deps, presented.token, request.snapshot);
      request.actor = request.opened.actor;
      presented.confirm(request.opened.expira, deps.clock());
      checkOwnPassword(operation.id, request.actor);
      checkFactor(operation.id, request.actor);
      checkToken(operation, request.actor);
    },
    preHandler: async (request, reply) => {
      const { actor, params, body } = request;
      if (actor)
        request.target = await authorize({ db, targets }, operation, actor, { params, body });
      if (operation.effect === 'write' && !(await deps.hasRoom()))
        throw Rechazo.unavailable(DISCO.sinEspacio, { retryAfter: NO_ROOM_SECONDS });
      if (operation.effect === 'write' && (await deps.isOvertaken())) throw Rechazo.overtaken();
      if (await answersFromVersions(deps, operation, request, reply)) return reply;
      return undefined;
    },
    onResponse: async (request) => {
      if (request.opened) deps.sessionUse.note(request.opened, deps.clock());
    },
    handler: async (request, reply) => {
      if (operation.shared) return share(deps, operation, handler, request, reply);
      const work = () => handler(toCall(deps, operation, request, reply) as never);
      return answer(
        reply,
        operation,
        await (open && operation.effect === 'write'
          ? deps.visitorGuard.run(operation.id, networksOf(deps, request), work)
          : work()),
      );
    },
  });
}

/**
 * Serves every call of the contract through one gate.
 * @throws when a call has no handler, an unknown target kind or an unknown clock; the process then
 * does not start.
 */
export function registerContract(
  app: FastifyInstance,
  deps: Deps,
  operations: readonly Operation[],
  handlers: Handlers,
): void {
  app.setSchemaErrorFormatter((errors) => refuseInput(errors as never));
  app.decorateRequest('actor', null);
  app.decorateRequest('target', null);
  app.decorateRequest('opened', null);
  app.decorateRequest('snapshot', null);
  app.decorateRequest('presented', null);
  for (const operation of operations) {
    const { id, targets, clocks } = operation;
    const handler = (handlers as Partial<Record<OperationId, Handler>>)[id];
    if (!handler) throw new Error(`openapi.yaml: ${id} has no handler`);
    const unknown = targets.find(({ lookup }) => !Object.hasOwn(deps.targets, lookup));
    if (unknown)
      throw new Error(`openapi.yaml: ${id} is about a ${unknown.lookup}, which has no lookup`);
    const stopped = clocks.find((name) => !Object.hasOwn(deps.clocks, name));
    if (stopped) throw new Error(`openapi.yaml: ${id} changes with ${stopped}, which has no clock`);
    registerOperation(app, deps, operation, handler);
  }
}
