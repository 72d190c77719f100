import type { Server } from 'node:http';

/**
 * What a visitor may take before the first request is whole. A browser sends its headers at once; who has not sent them after 15 seconds, or has sent
 * nothing at all, only holds a connection. The kept-alive ones may stay idle for Fastify's 72 seconds: longer than the 60 after which a proxy lets
 * go of its own, so that none is closed while a request is on its way.
 */
export const HTTP_LIMITS = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 } as const;

/** Takes no more than that many connections at once. When all are taken, the idle ones make room: their owners connect again without noticing. */
export function limitConnections(server: Server, connections: number): void {
  server.maxConnections = connections;
  server.on('drop', () => server.closeIdleConnections());
}
