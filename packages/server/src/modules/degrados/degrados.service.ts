import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { type DegradoRow, listDegrados } from './degrados.repository';

const toDegrado = ({ fecha, infraccion, ...rest }: DegradoRow) => ({
  ...rest,
  fecha: fecha.toISOString(),
  ...(infraccion && { infraccion }),
});

export const getAllDegrados = async (db: Db, pagina: Pagina) =>
  (await listDegrados(db, pagina)).map(toDegrado);
