import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/** Where the reference of the calls is read. */
export const REFERENCE_PATH = '/api/docs';

/** The reference page brings its own script and styles from this server; nothing of it needs the internet. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const referenceOf = (document: Readonly<Record<string, unknown>>): FastifyPluginAsync =>
  async function reference(scope) {
    scope.addHook('onSend', async (_, reply) => {
      reply.header('content-security-policy', POLICY);
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
