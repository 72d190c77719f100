import type { Target } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import { isAccessToken } from '@garita/domain/tokens/accessToken';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import type { Actor } from '../access/Actor';
import { readAccessToken } from '../access/accessToken';
import {
  findOpenedByToken,
  type Key,
  type Opened,
  wasOfDismissed,
} from '../access/actor.repository';
import { readToken } from '../access/token';
import { findOpenedByAccessToken, isUseDue } from '../access/tokenActor.repository';
import { Rechazo } from '../rechazo';
import type { SnapshotCache } from '../snapshotCache/SnapshotCache';
import type { WeightedCache } from '../snapshotCache/WeightedCache';
import type { Deps } from './Deps';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null on public calls. */
    actor: Actor | null;
    /** Whom the request is about, when its call names somebody. */
    target: Target | null;
    /** The session behind the actor. */
    opened: Opened | null;
  }
}

type Needs = Pick<Deps, 'db' | 'clock' | 'hasRoom' | 'sessionUse' | 'noteTokenUse'>;

/** Notes the use of a token where there is room. What is only told to its person never stands in the way of what the script came for. */
async function noteUse({ noteTokenUse, hasRoom }: Needs, id: number, now: Date): Promise<void> {
  try {
    if (await hasRoom()) await noteTokenUse(id, now);
  } catch {
    // The next call notes it.
  }
}

/** By the cache of the snapshot where there is one. */
const openOnce = <V>(
  cache: WeightedCache<V> | undefined,
  { userId, hash }: Key,
  find: () => Promise<V>,
): Promise<V> => (cache ? cache.get(`${userId} ${hash.toString('base64url')}`, '', find) : find());

async function openAccessToken(
  deps: Needs,
  key: string,
  snapshot: SnapshotCache | null,
): Promise<Opened | null> {
  const now = deps.clock();
  const token = readAccessToken(key);
  const found =
    token &&
    (await openOnce(snapshot?.tokens, token, () => findOpenedByAccessToken(deps.db, token, now)));
  if (!found || hasExpired(found.opened, now)) return null;
  if (isUseDue(found.ultimoUso, now)) await noteUse(deps, found.tokenId, now);
  return found.opened;
}

/** What was read a while ago, and holds, goes on being judged by the clock. */
const hasExpired = ({ expira }: Opened, now: Date): boolean => expira <= now;

/**
 * What a key, or a token of a script, opens now; null for one that is unknown, ended, expired or idle for too long, or whose person was dismissed.
 * @param snapshot what may be answered from memory; null = it is read from the database
 */
export async function openKey(
  deps: Needs,
  key: string | null,
  snapshot: SnapshotCache | null = null,
): Promise<Opened | null> {
  if (key !== null && isAccessToken(key)) return openAccessToken(deps, key, snapshot);
  const token = readToken(key);
  const now = deps.clock();
  const opened =
    token &&
    (await openOnce(snapshot?.sessions, token, () => findOpenedByToken(deps.db, token, now)));
  return opened && !hasExpired(opened, now) && !deps.sessionUse.isIdle(opened, now) ? opened : null;
}

/** What is said to whoever comes with a key that opens nothing: who was inside when they were dismissed is told so. */
async function explainRefusal({ db }: Needs, key: string | null): Promise<string> {
  if (key !== null && isAccessToken(key)) return RECHAZOS_TOKEN.noVale;
  const token = readToken(key);
  return token && (await wasOfDismissed(db, token)) ? ACCESO.despedido : ACCESO.sinSesion;
}

/** Who a key belongs to, as the database has them now. @throws Rechazo 401 for a key that does not open. */
export async function authenticate(
  deps: Needs,
  key: string | null,
  snapshot: SnapshotCache | null,
): Promise<Opened> {
  const opened = await openKey(deps, key, snapshot);
  if (!opened) throw Rechazo.unauthorized(await explainRefusal(deps, key));
  return opened;
}
