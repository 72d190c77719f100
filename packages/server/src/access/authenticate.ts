import type { Target } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import { isAccessToken } from '@garita/domain/tokens/accessToken';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import type { Follow } from '../db/Follow';
import type { Deps } from '../deps';
import type { Kept } from '../kept/Kept';
import type { Moment } from '../kept/Moment';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';
import { readAccessToken } from './accessToken';
import { findOpenedByToken, type Key, type Opened, wasOfDismissed } from './actor.repository';
import { readToken } from './token';
import { findOpenedByAccessToken, isUseDue } from './tokenActor.repository';

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

/** What a key may be opened by without asking the database, and for whom that is asked. */
interface Memory {
  /** null = it is read from the database */
  readonly moment: Moment | null;
  readonly follow: Follow;
}

const NO_MEMORY: Memory = { moment: null, follow: (work) => work() };

/** By the moment's memory where there is one. */
const openOnce = <V>(
  kept: Kept<V> | undefined,
  { userId, hash }: Key,
  find: () => Promise<V>,
): Promise<V> => (kept ? kept.get(`${userId} ${hash.toString('base64url')}`, '', find) : find());

async function openAccessToken(
  deps: Needs,
  key: string,
  { moment, follow }: Memory,
): Promise<Opened | null> {
  const now = deps.clock();
  const token = readAccessToken(key);
  const found =
    token &&
    (await openOnce(moment?.tokens, token, () =>
      follow(() => findOpenedByAccessToken(deps.db, token, now)),
    ));
  if (!found || hasExpired(found.opened, now)) return null;
  if (isUseDue(found.ultimoUso, now)) await follow(() => noteUse(deps, found.tokenId, now));
  return found.opened;
}

/** What was read a while ago, and holds, goes on being judged by the clock. */
const hasExpired = ({ expira }: Opened, now: Date): boolean => expira <= now;

/**
 * What a key, or a token of a script, opens now; null for one that is unknown, ended, expired or idle for too long, or whose person was dismissed.
 */
export async function openKey(
  deps: Needs,
  key: string | null,
  memory: Memory = NO_MEMORY,
): Promise<Opened | null> {
  if (key !== null && isAccessToken(key)) return openAccessToken(deps, key, memory);
  const { moment, follow } = memory;
  const token = readToken(key);
  const now = deps.clock();
  const opened =
    token &&
    (await openOnce(moment?.sessions, token, () =>
      follow(() => findOpenedByToken(deps.db, token, now)),
    ));
  return opened && !hasExpired(opened, now) && !deps.sessionUse.isIdle(opened, now) ? opened : null;
}

/** What is said to whoever comes with a key that opens nothing: who was inside when they were dismissed is told so. */
async function explainRefusal({ db }: Needs, key: string | null): Promise<string> {
  if (key !== null && isAccessToken(key)) return RECHAZOS_TOKEN.noVale;
  const token = readToken(key);
  return token && (await wasOfDismissed(db, token)) ? ACCESO.despedido : ACCESO.sinSesion;
}

/** Who a key belongs to, as the database has them now, or in this moment. @throws Rechazo 401 for a key that does not open. */
export async function authenticate(
  deps: Needs,
  key: string | null,
  memory: Memory,
): Promise<Opened> {
  const opened = await openKey(deps, key, memory);
  if (!opened) throw Rechazo.unauthorized(await memory.follow(() => explainRefusal(deps, key)));
  return opened;
}
