import type { Actor } from '../../access/Actor';
import { findOpenedSessions, type Opened } from '../../access/actor.repository';
import { checkOwnPassword } from '../../access/givenPassword';
import { checkFactor } from '../../access/missingFactor';
import { placeOf } from '../../access/placeOf';
import { findOpenedTokens } from '../../access/tokenActor.repository';
import type { Db } from '../../db/Db';

type CameWith = Pick<Actor, 'sesionId' | 'token'>;

/** Whether the user may listen: not while they must set a new password or a second factor. */
function isLetIn({ actor }: Opened): boolean {
  try {
    checkOwnPassword('cambios', actor);
    checkFactor('cambios', actor);
    return true;
  } catch {
    return false;
  }
}

/** The users who may still listen, by `placeOf` their session or token. */
export async function findOpened(
  db: Db,
  who: readonly CameWith[],
  now: Date,
): Promise<ReadonlyMap<string, Opened>> {
  const sesiones = new Set(who.flatMap(({ sesionId }) => sesionId ?? []));
  const tokens = new Set(who.flatMap(({ token }) => token?.id ?? []));
  const found = await Promise.all([
    findOpenedSessions(db, [...sesiones]),
    findOpenedTokens(db, [...tokens], now),
  ]);
  return new Map(
    found
      .flat()
      .filter(isLetIn)
      .map((opened) => [placeOf(opened.actor), opened]),
  );
}
