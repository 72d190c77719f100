import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { type DegradoRow, listDegrados } from './degrados.repository';

/** A demotion on the wire (DEG-02). */
const toDegrado = ({ fecha, infraccion, ...rest }: DegradoRow) => ({
  ...rest,
  fecha: fecha.toISOString(),
  ...(infraccion && { infraccion }),
});

/** A page of the demotions, the newest first (contract: getAllDegrados). */
export const getAllDegrados = async (db: Db, pagina: Pagina) =>
  (await listDegrados(db, pagina)).map(toDegrado);
