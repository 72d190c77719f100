import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';

/**
 * The stored sums (`SUMAS`), and the same sums computed from the ledger. The stored sums include
 * the ledger's entries up to `nomina_corte.hasta`; later entries are left out.
 */
const SUMAS = `
  select periodo_id::text as de, usuario_id, ascensos, asistencias, minutos, fecha, anotaciones from nomina_sumas
  union all select dia::text, usuario_id, ascensos, asistencias, minutos, fecha, null from nomina_dias`;
const SUMADAS = (de: string, anotaciones: string) => `
  select ${de}::text, usuario_id, coalesce(sum(cantidad) filter (where tipo = 'ascenso'), 0), coalesce(sum(cantidad) filter (where tipo = 'asistencia'), 0),
    coalesce(sum(cantidad) filter (where tipo = 'minutos'), 0), max(fecha), ${anotaciones}
  from nomina where id <= (select max(hasta) from nomina_corte) group by ${de}, usuario_id`;
const DEL_LIBRO = `${SUMADAS('periodo_id', 'count(*)')} union all ${SUMADAS(`(fecha at time zone 'UTC')::date`, 'null')}`;

/** Selects the sums that are only stored or only in the ledger. */
export const WRONG_SUMS = `
  (select * from (${SUMAS}) as s except all select * from (${DEL_LIBRO}) as l) union all (select * from (${DEL_LIBRO}) as l except all select * from (${SUMAS}) as s)`;

export const findWrongSums = async (db: Kysely<DB>) => (await sql.raw(WRONG_SUMS).execute(db)).rows;
