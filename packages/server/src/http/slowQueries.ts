import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/Database';

/**
 * The maximum of logged characters. An insert of a thousand rows has a thousand placeholders, and
 * its beginning is enough to identify it.
 */
const MAX_SQL = 2_000;

const shorten = (sql: string): string => (sql.length > MAX_SQL ? `${sql.slice(0, MAX_SQL)}…` : sql);

/**
 * Logs each statement slower than a limit, with its call and request id. It logs the SQL without
 * the values, which are personal data.
 * @param limit milliseconds; 0 = logs none
 */
export function logSlowQueries(
  app: FastifyInstance,
  db: Pick<Database, 'watchStatements'>,
  limit: number,
): void {
  db.watchStatements(null);
  if (limit === 0) return;
  const current = new AsyncLocalStorage<FastifyRequest>();
  app.addHook('onRequest', (request, _, done) => current.run(request, done));
  // Fastify reads a request's body in the async context of the connection, so the request must be
  // set again.
  app.addHook('preValidation', (request, _, done) => current.run(request, done));
  db.watchStatements(({ sql, milliseconds }) => {
    if (milliseconds < limit) return;
    const request = current.getStore();
    const llamada = request?.routeOptions.config.operation?.id;
    (request?.log ?? app.log).warn(
      { llamada, duracionMs: Math.round(milliseconds), sql: shorten(sql) },
      'Consulta lenta a la base de datos',
    );
  });
}
