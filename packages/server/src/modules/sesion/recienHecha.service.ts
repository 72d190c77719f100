import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { toBuscado } from '../../db/withNombre';
import type { Deps } from '../../gate/Deps';
import { findReciente } from './sesion.repository';

/** Milliseconds for which a client may repeat a registration whose answer was lost. */
const RECIENTE_MS = 15 * 60_000;

/**
 * Whether the request repeats a recent registration, or the agency's recent setup. The function
 * compares a password, so the caller must limit the rate of calls.
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
