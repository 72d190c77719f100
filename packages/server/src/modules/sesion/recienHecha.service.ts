import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { toBuscado } from '../../db/withNombre';
import type { Deps } from '../../gate/Deps';
import { findReciente } from './sesion.repository';

/** For how long a request for an account can be the same one again, whose answer was lost. */
const RECIENTE_MS = 15 * 60_000;

/**
 * Whether an account of this name was made just now with this very password: then the request that made it is asked again, since its answer was lost.
 * It says no more than signing in would, and whoever calls it limits how often it is asked.
 */
export async function isRecienHecha(
  { db, passwords, clock }: Deps,
  { usuario, clave }: { usuario: string; clave: string },
): Promise<boolean> {
  const account = await findReciente(
    db,
    toBuscado(normalizeNombre(usuario)),
    new Date(clock().getTime() - RECIENTE_MS),
  );
  return account !== undefined && (await passwords.verify(account.clave_hash, clave));
}
