import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/Database';

/** A statement that inserts a thousand rows names a thousand places for values; its beginning says which it is. */
const MAX_SQL = 2_000;

const shorten = (sql: string): string => (sql.length > MAX_SQL ? `${sql.slice(0, MAX_SQL)}…` : sql);

/**
 * Notes in the log each statement that takes longer than a limit, with the call and the id of the request that it was for: the statement as it was
 * written, never the values, which are people's.
 * @param limit milliseconds; 0 = none is noted
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
  // The body of a request is read in the context of its connection.
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
