import { ACCESOS } from '@garita/domain/registros/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { listFallidos } from './accesos.repository';
import type { Pagina } from './Pagina';
import { depthOf, pick } from './pick';

/** So many digits tell the addresses of an agency apart. */
const DIGITS = 8;

/** What tells one address from another without saying which it is: the beginning of its keyed hash. */
const labelOf = (hash: string | null): string | null =>
  hash === null ? null : Buffer.from(hash, 'base64url').toString('hex').slice(0, DIGITS);

/** Sign-ins that failed: with whose name, and from which addresses. */
export async function getAccesosFallidos(db: Kysely<DB>, { palabra, despues }: Pagina) {
  const rows = await listFallidos(db, depthOf(palabra), despues);
  const entries = rows.map(({ id, usuario, direccion_hash, fecha }) => ({
    id,
    usuario,
    origen: labelOf(direccion_hash),
    fecha: fecha.toISOString(),
  }));
  return pick(entries, palabra, ({ usuario, origen }) => [
    usuario ?? ACCESOS.deNadie,
    origen ?? '',
  ]);
}
