import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/Database';

/**
 * The maximum of logged characters. An insert of a thousand rows has a thousand placeholders; its
 * beginning identifies the statement.
 */
const MAX_SQL = 2_000;

const shorten = (sql: string): string => (sql.length > MAX_SQL ? `${sql.slice(0, MAX_SQL)}…` : sql);

/**
 * Logs each statement slower than a limit, with its call and request id. It logs the text, never
 * the values, which are personal data.
 * @param limit milliseconds; 0 = none is logged
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
  // Fastify reads the body of a request in the async context of its connection.
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
