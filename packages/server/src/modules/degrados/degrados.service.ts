import type { Kysely } from 'kysely';
import type { Pagina } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import { type DegradoRow, listDegrados } from './degrados.repository';

/** A demotion on the wire (DEG-02). */
const toDegrado = ({ usuario_id, categoria_id, fecha, infraccion, ...rest }: DegradoRow) => ({
  ...rest,
  usuario: usuario_id,
  id_categoria: categoria_id,
  fecha: fecha.toISOString(),
  ...(infraccion && { infraccion }),
});

/** A page of the demotions, the newest first (contract: getAllDegrados). */
export const getAllDegrados = async (db: Kysely<DB>, pagina: Pagina) =>
  (await listDegrados(db, pagina)).map(toDegrado);
