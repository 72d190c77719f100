import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/Database';
import type { Follow } from '../db/Follow';
import { followRequests } from './followRequests';

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
  if (limit === 0) {
    const follow: Follow = (work) => work();
    app.decorateRequest('follow', follow);
    return;
  }
  const findRequest = followRequests(app);
  db.watchStatements(({ sql, milliseconds }) => {
    if (milliseconds < limit) return;
    const request = findRequest();
    const llamada = request?.routeOptions.config.operation?.id;
    (request?.log ?? app.log).warn(
      { llamada, duracionMs: Math.round(milliseconds), sql: shorten(sql) },
      'Consulta lenta a la base de datos',
    );
  });
}
