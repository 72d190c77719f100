import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/**
 * Makes a request whose answer may have no end: of one that is done, its head is all that is waited for, and the line is then cut, as by somebody who
 * leaves. A failure is read whole, as ever.
 */
export async function injectBeginning(
  app: FastifyInstance,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  const response = await app.inject({ ...options, payloadAsStream: true });
  if (response.statusCode === 200) {
    const { res } = response.raw;
    // One that has an end after all may be over.
    if (!res.destroyed) await new Promise((resolve) => res.once('close', resolve).destroy());
    return { ...response, body: '' };
  }
  const body = await text(response.stream());
  return { ...response, body, json: () => JSON.parse(body) };
}
