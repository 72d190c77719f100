import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/**
 * Injects a request whose answer may not end. If the request succeeds, reads only the headers; if
 * it fails, reads everything.
 */
export async function injectBeginning(
  app: FastifyInstance,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  const response = await app.inject({ ...options, payloadAsStream: true });
  if (response.statusCode === 200) {
    const { res } = response.raw;
    // A short answer may be complete already.
    if (!res.destroyed) await new Promise((resolve) => res.once('close', resolve).destroy());
    return { ...response, body: '' };
  }
  const body = await text(response.stream());
  return { ...response, body, json: () => JSON.parse(body) };
}
