import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { type DegradoRow, listDegrados } from './degrados.repository';

/** A demotion as it stands on the wire (DEG-02). */
const toDegrado = ({ usuario_id, categoria_id, fecha, infraccion, ...rest }: DegradoRow) => ({
  ...rest,
  usuario: usuario_id,
  id_categoria: categoria_id,
  fecha: fecha.toISOString(),
  ...(infraccion && { infraccion }),
});

/** Every demotion, the newest first (contract: getAllDegrados). */
export const getAllDegrados = async (db: Kysely<DB>) => (await listDegrados(db)).map(toDegrado);
