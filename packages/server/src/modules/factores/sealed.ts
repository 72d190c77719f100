import * as sealed from '../../access/sealed';
import type { Deps } from '../../gate/Deps';

/** Whose it is belongs to it: moved to another person's row it does not open. */
const ofUsuario = (usuarioId: number): sealed.SealedFor => ({
  purpose: 'segundo factor',
  owner: `usuario ${usuarioId}`,
});

/** Encrypts a person's secret for the database. */
export const seal = (
  deps: Pick<Deps, 'keyedHash' | 'random'>,
  usuarioId: number,
  secret: Buffer,
): Buffer => sealed.seal(deps, ofUsuario(usuarioId), secret);

/** The secret again; null when it was encrypted under another installation's secret, for somebody else, or was altered. */
export const unseal = (
  deps: Pick<Deps, 'keyedHash'>,
  usuarioId: number,
  cifrado: Buffer,
): Buffer | null => sealed.unseal(deps, ofUsuario(usuarioId), cifrado);
