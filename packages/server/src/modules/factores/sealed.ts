import type { Kysely } from 'kysely';
import * as sealed from '../../access/sealed';
import type { DB } from '../../db/tables';
import type { Deps } from '../../gate/Deps';

/** Whose it is belongs to it: moved to another person's row it does not open. */
const ofUsuario = (usuarioId: number): sealed.SealedFor => ({
  purpose: 'segundo factor',
  owner: `usuario ${usuarioId}`,
});

/** Encrypts a person's secret for the database. */
export const seal = (
  tx: Kysely<DB>,
  deps: sealed.SealDeps,
  usuarioId: number,
  secret: Buffer,
): Promise<Buffer> => sealed.seal(tx, deps, ofUsuario(usuarioId), secret);

/** The secret again; null when it was encrypted under another installation's secret, for somebody else, or was altered. */
export const unseal = (
  deps: Pick<Deps, 'keyedHash'>,
  usuarioId: number,
  cifrado: Buffer,
): Buffer | null => sealed.unseal(deps, ofUsuario(usuarioId), cifrado);
