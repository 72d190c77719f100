import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Follow } from '../db/Follow';

declare module 'fastify' {
  interface FastifyRequest {
    /** Does work that may ask the database, and is known to be for this request, also after what it has waited for. */
    follow: Follow;
  }
}

/**
 * Knows for which request code runs. A call of the contract says where it asks the database; other requests are followed as a whole. While none is, nothing
 * is looked at: to follow costs every promise of the process something, and most requests ask the database nothing.
 * @returns for which request the code runs that calls it
 */
export function followRequests(app: FastifyInstance): () => FastifyRequest | undefined {
  const current = new AsyncLocalStorage<FastifyRequest>();
  let followed = 0;
  const leave = (): void => {
    followed--;
    if (followed === 0) current.disable();
  };
  app.decorateRequest('follow', async function follow<
    T,
  >(this: FastifyRequest, work: () => Promise<T>): Promise<T> {
    followed++;
    try {
      return await current.run(this, work);
    } finally {
      leave();
    }
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.operation) {
      done();
      return;
    }
    followed++;
    reply.raw.once('close', leave);
    current.run(request, done);
  });
  return () => current.getStore();
}
