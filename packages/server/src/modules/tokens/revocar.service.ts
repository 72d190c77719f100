import { TOKENS } from '@garita/domain/tokens/textos';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { revokeToken, revokeTokens } from './tokens.repository';

/**
 * Revokes one of the caller's tokens.
 * @throws Rechazo 404 for another person's, a revoked and an unknown token.
 */
export async function revocarToken({ tx, actor, ahora, audit }: WriteScope, id: number) {
  const revoked = await revokeToken(tx, { id, usuarioId: actor.id, ahora });
  if (!revoked) throw Rechazo.notFound(TOKENS.noEncontrado);
  await audit({ objetivo: { tipo: 'token', id }, antes: { nombre: revoked.nombre } });
  return { msg: TOKENS.revocado(revoked.nombre), status: 0 as const };
}

/**
 * Revokes all tokens of a person who is dismissed, or whose password changes: another person who
 * knew the password may have made them.
 * @returns how many there were.
 */
export const revocarTokensDe = (
  { tx, ahora }: Pick<WriteScope, 'tx' | 'ahora'>,
  usuarioId: number,
): Promise<number> => revokeTokens(tx, usuarioId, ahora);
