import { ACCESOS } from '@garita/domain/registros/textos';
import type { Db } from '../../db/Db';
import { listFallidos } from './accesos.repository';
import type { Pagina } from './Pagina';
import { depthOf, pick } from './pick';

/** The hexadecimal digits of a label, enough to distinguish an agency's addresses. */
const DIGITS = 8;

/**
 * A label that distinguishes addresses and does not reveal them: the beginning of the keyed hash.
 */
const labelOf = (hash: string | null): string | null =>
  hash === null ? null : Buffer.from(hash, 'base64url').toString('hex').slice(0, DIGITS);

export async function getAccesosFallidos(db: Db, { palabra, despues }: Pagina) {
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
