import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** The dismissals that stand, each with its day in the agency's zone. */
const VIGENTES = `(
  select usuario_id, encargado_id, fecha, (fecha at time zone zona)::date as dia
  from despidos cross join agencia where ingreso_en is null
) as d where a.usuario_id = d.usuario_id and a.estado = 'aceptada' and a.final >= d.dia`;

/**
 * Ends the accepted absences that ran when their person was dismissed, as each dismissal now does.
 * An absence that had not begun is cancelled.
 */
export const m0119Terminadas: Migration = {
  async up(db) {
    await runAll(db, [
      `update ausencias as a set final = d.dia - 1, terminada_en = d.fecha
        from ${VIGENTES} and a.inicio < d.dia`,
      `update ausencias as a set estado = 'cancelada', terminada_en = null, decidida_en = d.fecha,
          encargado_id = coalesce(d.encargado_id, a.encargado_id)
        from ${VIGENTES}`,
    ]);
  },
};
