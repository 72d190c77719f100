import * as sealed from '../../access/sealed';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';

/** Binds the secret to its person: a copy in another person's row cannot be decrypted. */
const ofUsuario = (usuarioId: number): sealed.SealedFor => ({
  purpose: 'segundo factor',
  owner: `usuario ${usuarioId}`,
});

export const seal = (
  tx: Db,
  deps: sealed.SealDeps,
  usuarioId: number,
  secret: Buffer,
): Promise<Buffer> => sealed.seal(tx, deps, ofUsuario(usuarioId), secret);

/**
 * Decrypts a secret; null when it was altered, or encrypted for another person or with another
 * installation's secret.
 */
export const unseal = (
  deps: Pick<Deps, 'keyedHash'>,
  usuarioId: number,
  cifrado: Buffer,
): Buffer | null => sealed.unseal(deps, ofUsuario(usuarioId), cifrado);
