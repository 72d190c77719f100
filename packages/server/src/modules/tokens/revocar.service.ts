import { TOKENS } from '@garita/domain/tokens/textos';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { revokeToken, revokeTokens } from './tokens.repository';

/**
 * Revokes one of the caller's tokens. @throws Rechazo 404 for an unknown or revoked token, and for
 * another person's token.
 */
export async function revocarToken({ tx, actor, ahora, audit }: WriteScope, id: number) {
  const revoked = await revokeToken(tx, { id, usuarioId: actor.id, ahora });
  if (!revoked) throw Rechazo.notFound(TOKENS.noEncontrado);
  await audit({ objetivo: ['token', id], antes: { nombre: revoked.nombre } });
  return { msg: TOKENS.revocado(revoked.nombre), status: 0 as const };
}

/**
 * Revokes all tokens of a person. Another user who knew the old password may have created some of
 * them.
 * @returns how many it revoked
 */
export const revocarTokensDe = (
  { tx, ahora }: Pick<WriteScope, 'tx' | 'ahora'>,
  usuarioId: number,
): Promise<number> => revokeTokens(tx, usuarioId, ahora);
