import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { listCatalogo } from './catalogo.repository';
import { toMembresia } from './membresias.service';

/** The catalogue of memberships for the module `mantenimiento`, which edits it. */
export {
  countVendidas,
  insertMembresia,
  listNombresMembresias,
  lockMembresia,
  updateMembresia,
} from './catalogo.repository';

export const getCatalogo = async (db: Kysely<DB>) =>
  (await listCatalogo(db)).map(({ vendidas, retirada_en, ...row }) => ({
    ...toMembresia(row),
    vendidas: vendidas ?? 0,
    retirada: retirada_en?.toISOString() ?? null,
  }));
