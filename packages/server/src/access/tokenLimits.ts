import type { Grant } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import { isAccessToken } from '@garita/domain/tokens/accessToken';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import type { Operation } from '../contract/loadContract';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';

type Call = Pick<Operation, 'access' | 'effect'>;

const namesCode = ({ all, any }: Grant): boolean => all !== undefined || any !== undefined;
/** Whether the grant requires neither a minimum category nor the owner. */
const isForEverybody = ({ minCategory, owner }: Grant): boolean =>
  minCategory === undefined && owner === undefined;

/**
 * The grants of a call that the caller can use. A session can use all of them. A read-only token
 * can use the grants of reads. A token with chosen codes can use the grants that name permissions,
 * and in reads also the grants for every user. So a new write is closed to tokens until its grant
 * names a permission.
 */
export function usableGrants({ access, effect }: Call, { token }: Actor): readonly Grant[] {
  if (!token) return access;
  if (token.codigos === null) return effect === 'read' ? access : [];
  return access.filter((grant) => namesCode(grant) || (effect === 'read' && isForEverybody(grant)));
}

/** Refuses the calls that this kind of token may never make. @throws Rechazo 403 */
export function checkToken(operation: Call, actor: Actor): void {
  if (!actor.token || usableGrants(operation, actor).length > 0) return;
  const readsOnly = actor.token.codigos === null && operation.access.some(namesCode);
  throw Rechazo.forbidden(readsOnly ? RECHAZOS_TOKEN.soloLectura : RECHAZOS_TOKEN.nunca);
}

/** Refuses an access token at public writes, such as sign-in and registration. @throws Rechazo 403 */
export function checkOpenCall({ effect }: Call, key: string | null): void {
  if (effect === 'write' && key !== null && isAccessToken(key))
    throw Rechazo.forbidden(RECHAZOS_TOKEN.nunca);
}

export const refusalFor = ({ token }: Actor): Rechazo =>
  Rechazo.forbidden(token ? RECHAZOS_TOKEN.sinPermiso : ACCESO.sinPermiso);
