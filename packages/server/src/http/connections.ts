import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A browser sends its headers at once; a client without headers after 15 seconds only holds a
 * connection. Keep-alive connections may stay idle for Fastify's 72 seconds: proxies close theirs
 * after 60, so the server closes none while a request is on its way.
 */
export const HTTP_LIMITS = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 } as const;

/**
 * Milliseconds that running requests get while the server closes; the process exits after ten
 * seconds.
 */
const CLOSING_MS = 7_000;

/**
 * Limits the open connections. When the last connection is taken, the longest idle connection is
 * closed, so a new request (for `health`, say) is refused only while all others are busy. A browser
 * reconnects unnoticed. Closing the server waits for running requests only; idle connections, which
 * browsers open in advance, are dropped.
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

/** Node counts a connection that has sent nothing yet as busy. */
function watchQuiet(server: Server, connections: number): { close(): void } {
  const quiet = new Set<Socket>();
  /** The oldest first. */
  const requests = new Set<IncomingMessage>();
  let open = 0;
  let closing = false;
  const keepPlace = () => {
    if (open < connections) return;
    const [longest] = quiet;
    // If only the new connection is idle, the oldest request with an incomplete body is dropped.
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
