import { DESPIDOS } from '@garita/domain/despidos/textos';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { type DespidoRow, listDespidos, updateIngreso } from './despidos.repository';

export { updateIngreso as endDespido };

/** A dismissal on the wire (DES-05). */
const toDespido = ({ fecha, encargadoNombre, ingreso_en, infraccion, ...rest }: DespidoRow) => ({
  ...rest,
  fecha: fecha.toISOString(),
  encargadoNombre: encargadoNombre ?? DESPIDOS.sistema,
  ingreso: ingreso_en?.toISOString() ?? null,
  ...(infraccion && { infraccion }),
});

/**
 * A page of the dismissals, returned people included, the newest first (contract: getAllDespidos).
 */
export const getAllDespidos = async (db: Db, pagina: Pagina) =>
  (await listDespidos(db, pagina)).map(toDespido);
