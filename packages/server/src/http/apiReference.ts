import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
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

const referenceOf = (document: Readonly<Record<string, unknown>>): FastifyPluginAsync =>
  async function reference(scope) {
    scope.addHook('onSend', async (_, reply, payload) => {
      reply.header('content-security-policy', policyOf(typeof payload === 'string' ? payload : ''));
    });
    await scope.register(scalar, {
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
  };

/** The contract as a page to read and to try calls from. Its looser policy holds for this address alone. */
export async function registerApiReference(app: FastifyInstance, document: Readonly<Record<string, unknown>>): Promise<void> {
  await app.register(referenceOf(document));
}
