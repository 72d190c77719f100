import type { Target } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import type { Deps } from '../deps';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';
import { findActorByToken } from './actor.repository';
import { readToken } from './token';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null on public calls. */
    actor: Actor | null;
    /** Whom the request is about, when its call names somebody. */
    target: Target | null;
  }
}

/** Who a key belongs to, as the database has them now. @throws Rechazo 401 for a key that does not open. */
export async function authenticate({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string | null): Promise<Actor> {
  const token = readToken(key);
  const actor = token && (await findActorByToken(db, token, clock()));
  if (!actor) throw Rechazo.unauthorized(ACCESO.sinSesion);
  return actor;
}
