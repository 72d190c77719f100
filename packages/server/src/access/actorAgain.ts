import type { Prepared } from '../db/prepareQuery';
import type { Actor } from './Actor';
import { actorBySession, toActor } from './actor.repository';
import { actorByTokenId, toTokenActor } from './tokenActor.repository';

/**
 * `read` returns null when the session or the token has ended meanwhile, or its person was
 * dismissed.
 */
interface Again {
  readonly query: Prepared<unknown>;
  readonly read: (rows: readonly unknown[]) => Actor | null;
}

function again<Row>(query: Prepared<Row>, toPerson: (row: Row) => Actor): Again {
  return { query, read: ([row]) => (row === undefined ? null : toPerson(row as Row)) };
}

/** Asks for the caller again, inside a transaction. @returns null without a session and a token */
export function askActorAgain({ sesionId, token }: Actor, now: Date): Again | null {
  if (token) return again(actorByTokenId.with({ id: token.id, now }), toTokenActor);
  if (sesionId === null) return null;
  return again(actorBySession.with({ sesionId }), (row) =>
    toActor(row, { sesionId: row.sesion_id, token: null }),
  );
}
