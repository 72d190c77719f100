import type { IncomingMessage, Server } from 'node:http';
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
 * Takes no more than that many connections at once. The last place is kept free: when it is taken, the connection that has been without a request for longest is
 * closed, so that a new one (of who asks for `health`, say) is refused only while all the others are being answered. A browser connects again unnoticed.
 * Closing waits for the requests under way, and for nobody who only holds a connection, as browsers do in advance.
 */
export function limitConnections(app: FastifyInstance, connections: number): void {
  const { server } = app;
  server.maxConnections = connections;
  const quiet = watchQuiet(server, connections);
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
function watchQuiet(server: Server, connections: number): { close(): void } {
  /** The one that has been quiet for longest is the first. */
  const quiet = new Set<Socket>();
  /** The requests under way, the oldest first. */
  const requests = new Set<IncomingMessage>();
  let open = 0;
  let closing = false;
  const keepPlace = () => {
    if (open < connections) return;
    const [longest] = quiet;
    // Where the new one is the only quiet one, a request whose body is still coming gives way.
    if (quiet.size > 1) longest?.destroy();
    else [...requests].find(({ complete }) => !complete)?.socket.destroy();
  };
  server.on('connection', (socket) => {
    open += 1;
    quiet.add(socket);
    keepPlace();
    socket.once('close', () => {
      open -= 1;
      quiet.delete(socket);
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    quiet.delete(socket);
    requests.add(request);
    response.once('close', () => {
      requests.delete(request);
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
