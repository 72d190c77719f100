import { DESPIDOS } from '@garita/domain/despidos/textos';
import type { Kysely } from 'kysely';
import type { Pagina } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import { type DespidoRow, listDespidos, updateIngreso } from './despidos.repository';

export { updateIngreso as endDespido };

/** A dismissal on the wire (DES-05). */
const toDespido = ({
  id,
  usuario_id,
  usuarioNombre,
  categoria_id,
  motivo,
  fecha,
  encargado_id,
  encargadoNombre,
  ingreso_en,
  infraccion,
}: DespidoRow) => ({
  id,
  usuario: usuario_id,
  usuarioNombre,
  id_categoria: categoria_id,
  motivo,
  fecha: fecha.toISOString(),
  encargado: encargado_id,
  encargadoNombre: encargadoNombre ?? DESPIDOS.sistema,
  ingreso: ingreso_en?.toISOString() ?? null,
  ...(infraccion && { infraccion }),
});

/**
 * A page of the dismissals, returned people included, the newest first (contract: getAllDespidos).
 */
export const getAllDespidos = async (db: Kysely<DB>, pagina: Pagina) =>
  (await listDespidos(db, pagina)).map(toDespido);
