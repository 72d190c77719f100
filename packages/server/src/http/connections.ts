import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A browser sends its headers at once. A client that sends none within 15 seconds only occupies a
 * connection. An idle keep-alive connection may stay open for Fastify's 72 seconds. A proxy closes
 * its idle connections after 60 seconds, so the server never closes a connection on which a request
 * of a proxy is on its way.
 */
export const HTTP_LIMITS = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 } as const;

/**
 * Milliseconds that running requests get while the server closes. The process exits after ten
 * seconds.
 */
const CLOSING_MS = 7_000;

/**
 * Limits the open connections. When the last connection is taken, the server closes the connection
 * that was idle longest. So it refuses a new request (for `health`, say) only while all other
 * connections are busy. A browser whose connection was closed opens another unnoticed. When the
 * server closes, it waits only for running requests. It drops idle connections, which browsers open
 * in advance.
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

/**
 * Tracks the idle connections. Node's own count is of no use: it counts a connection that has sent
 * nothing yet as busy.
 */
function watchQuiet(server: Server, connections: number): { close(): void } {
  const quiet = new Set<Socket>();
  /** The running requests; the oldest comes first. */
  const requests = new Set<IncomingMessage>();
  let open = 0;
  let closing = false;
  const keepPlace = () => {
    if (open < connections) return;
    const [longest] = quiet;
    // If only the new connection is idle, the server drops the oldest request with an incomplete
    // body.
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
