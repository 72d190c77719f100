import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * What a visitor may take before the first request is whole. A browser sends its headers at once; who has not sent them after 15 seconds, or has sent
 * nothing at all, only holds a connection. The kept-alive ones may stay idle for Fastify's 72 seconds: longer than the 60 after which a proxy lets
 * go of its own, so that none is closed while a request is on its way.
 */
export const HTTP_LIMITS = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 } as const;

/** What requests under way may take once the server is closing: less than the ten seconds that the process gives itself to end. */
const CLOSING_MS = 7_000;

/**
 * Takes no more than that many connections at once. When all are taken, the idle ones make room: their owners connect again without noticing.
 * Closing waits for the requests under way, and for nobody who only holds a connection, as browsers do in advance.
 */
export function limitConnections(app: FastifyInstance, connections: number): void {
  const { server } = app;
  server.maxConnections = connections;
  server.on('drop', () => server.closeIdleConnections());
  const quiet = watchQuiet(server);
  let impatience: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    quiet.close();
    impatience = setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(impatience);
    done();
  });
}

/** Knows the connections without a request under way; Node takes those that have not sent anything yet for busy ones. */
function watchQuiet(server: Server): { close(): void } {
  const quiet = new Set<Socket>();
  let closing = false;
  server.on('connection', (socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    quiet.delete(socket);
    response.once('close', () => {
      if (closing) socket.end();
      else if (!socket.destroyed) quiet.add(socket);
    });
  });
  return {
    close: () => {
      closing = true;
      for (const socket of quiet) socket.destroy();
    },
  };
}
