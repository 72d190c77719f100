import { DESPIDOS } from '@garita/domain/despidos/textos';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { type DespidoRow, findVigente, listDespidos, updateIngreso } from './despidos.repository';

export { findVigente as getDespidoVigente, updateIngreso as endDespido };

const toDespido = ({ fecha, encargadoNombre, ingreso_en, infraccion, ...rest }: DespidoRow) => ({
  ...rest,
  fecha: fecha.toISOString(),
  encargadoNombre: encargadoNombre ?? DESPIDOS.sistema,
  ingreso: ingreso_en?.toISOString() ?? null,
  ...(infraccion && { infraccion }),
});

/** The newest dismissals first, also of people who have returned. */
export const getAllDespidos = async (db: Db, pagina: Pagina) =>
  (await listDespidos(db, pagina)).map(toDespido);
