import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hashOfScript } from './security';

/** Where the reference of the calls is read. */
export const REFERENCE_PATH = '/api/docs';

/** Scripts that stand in a page itself. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The reference page brings its own script and styles from this server, and runs the scripts that stand in it by their hashes; nothing is made into a script
 * from text, and nothing of it needs the internet.
 */
function policyOf(page: string): string {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script]) => hashOfScript(script ?? ''));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The reference as a server of its own that listens nowhere. Its four megabytes are read when somebody first looks: every start would pay for
 * them, and most never need them.
 */
async function openReference(
  document: Readonly<Record<string, unknown>>,
): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  await reference.register(scalar, {
    routePrefix: REFERENCE_PATH,
    configuration: {
      content: document,
      defaultOpenAllTags: true,
      withDefaultFonts: false,
      hideClientButton: true,
      // All that would send people, or their calls, somewhere else.
      showDeveloperTools: 'never',
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
    } as never,
  });
  await reference.ready();
  return reference;
}

/** What the reference says of its answers; the rest of the headers is about how they are sent. */
const KEPT = [
  'content-type',
  'content-disposition',
  'location',
  'access-control-allow-origin',
  'access-control-allow-methods',
] as const;

/** The contract as a page to read and to try calls from. Its looser policy holds for this address alone. */
export function registerApiReference(
  app: FastifyInstance,
  document: Readonly<Record<string, unknown>>,
): void {
  let opened: Promise<FastifyInstance> | undefined;
  app.addHook('onClose', async () => (await opened)?.close());
  const answer = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    opened ??= openReference(document);
    const { statusCode, headers, body } = await (await opened).inject(url);
    if (statusCode === 404) {
      reply.callNotFound();
      return reply;
    }
    for (const name of KEPT) if (headers[name] !== undefined) reply.header(name, headers[name]);
    const page = String(headers['content-type']).startsWith('text/html') ? body : '';
    return reply.code(statusCode).header('content-security-policy', policyOf(page)).send(body);
  };
  app.get(REFERENCE_PATH, answer);
  app.get(`${REFERENCE_PATH}/*`, answer);
}
