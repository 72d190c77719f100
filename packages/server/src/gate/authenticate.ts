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
    /** The caller; null on public calls. */
    actor: Actor | null;
    /** The person whom the call names, if any. */
    target: Target | null;
    opened: Opened | null;
  }
}

type Needs = Pick<Deps, 'db' | 'clock' | 'hasRoom' | 'sessionUse' | 'noteTokenUse'>;

/** Stores the use of a token while the disk has room. A failure does not fail the call. */
async function noteUse({ noteTokenUse, hasRoom }: Needs, id: number, now: Date): Promise<void> {
  try {
    if (await hasRoom()) await noteTokenUse(id, now);
  } catch {
    // The next call tries again.
  }
}

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

/** A cached session may have expired since the portal read it. */
const hasExpired = ({ expira }: Opened, now: Date): boolean => expira <= now;

/**
 * Finds the session or access token of a key. Null if the key is unknown, revoked, expired or idle
 * for too long, or if its person is dismissed.
 * @param snapshot the cache; null = reads the database
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

/**
 * The message for an invalid key. A person who was dismissed while signed in gets a message of
 * their own.
 */
async function explainRefusal({ db }: Needs, key: string | null): Promise<string> {
  if (key !== null && isAccessToken(key)) return RECHAZOS_TOKEN.noVale;
  const token = readToken(key);
  return token && (await wasOfDismissed(db, token)) ? ACCESO.despedido : ACCESO.sinSesion;
}

/** @throws Rechazo 401 for an invalid key. */
export async function authenticate(
  deps: Needs,
  key: string | null,
  snapshot: SnapshotCache | null,
): Promise<Opened> {
  const opened = await openKey(deps, key, snapshot);
  if (!opened) throw Rechazo.unauthorized(await explainRefusal(deps, key));
  return opened;
}
