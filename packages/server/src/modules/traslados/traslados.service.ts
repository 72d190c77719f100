import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { selectTraslados } from './traslados.repository';

export async function listTraslados(db: Db, pagina: Pagina) {
  const rows = await selectTraslados(db, pagina).execute();
  return rows.map(({ categoria_id, fecha, ...rest }) => ({
    ...rest,
    id_categoria: categoria_id,
    fecha: fecha.toISOString(),
  }));
}
