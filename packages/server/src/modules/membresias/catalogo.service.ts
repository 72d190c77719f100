import type { Db } from '../../db/Db';
import { listCatalogo } from './catalogo.repository';
import { toMembresia } from './membresias.service';

/** These exports are for the module `mantenimiento`, which edits the catalogue. */
export {
  countVendidas,
  insertMembresia,
  listNombresMembresias,
  updateMembresia,
} from './catalogo.repository';
export { lockMembresia } from './membresias.repository';

export const getCatalogo = async (db: Db) =>
  (await listCatalogo(db)).map(({ vendidas, retirada_en, ...row }) => ({
    ...toMembresia(row),
    vendidas,
    retirada: retirada_en?.toISOString() ?? null,
  }));
