import { PASE_LISTA } from '@garita/domain/paselista/textos';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { After } from './turnos';

/**
 * The audit rows of a shift: order, instant, actor, operation, target's kind and id, before, after.
 */
const NOTAS = sql.raw(`(values
  (1, t, p, 'actionFichar', 'fichaje', fichaje, null::jsonb, jsonb_build_object('usuario', p, 'entrada', t)),
  (2, t + '5 min', a, 'openTime', 'tiempo', tiempo, null, jsonb_build_object('bajo', p, 'alto', a)),
  (3, t + '9 min', a, 'actionTime', 'tiempo', tiempo, null, jsonb_build_object('bajo', p, 'accion', 'pausado')),
  (4, t + '13 min', a, 'actionTime', 'tiempo', tiempo, null, jsonb_build_object('bajo', p, 'accion', 'reanudado')),
  (5, fin, a, 'actionTime', 'tiempo', tiempo, null, jsonb_build_object('bajo', p, 'accion', 'confirmado', 'minutos', minutos)),
  (6, fin + '2 min', a, 'sendAscenso', 'usuario', p, null, jsonb_build_object('mision', mision)),
  (7, fin + '3 min', p, 'actionSolicitudes', 'usuario', p, jsonb_build_object('mision', de), jsonb_build_object('mision', mision, 'encargado', a)),
  (8, fin + '9 min', p, 'actionFichar', 'fichaje', fichaje, null, jsonb_build_object('usuario', p, 'salida', fin + '9 min', 'minutos', minutos + 18))
)`);

export async function insertTurnos(
  tx: Kysely<DB>,
  hechos: RawBuilder<unknown>,
  after: After,
): Promise<void> {
  await sql`with ${hechos}
    insert into fichajes (id, usuario_id, dia, entrada, salida)
    select fichaje, p, (t at time zone (select zona from agencia))::date, t, fin + '9 min' from hechos order by i`.execute(
    tx,
  );
  await sql`with ${hechos}
    insert into tiempos (id, usuario_id, alto_id, abierto_en, inicio, ligado, ms_pausados, pausas, cerrado_en, cierre, minutos, minutos_alto)
    select tiempo, p, a, t + '5 min', t + '9 min', t + '9 min', 240000, 1, fin, 'confirmado', minutos, minutos from hechos order by i`.execute(
    tx,
  );
  await sql`with ${hechos}
    insert into tiempos_registro (id, tiempo_id, usuario_id, accion, minutos, encargado_id, fecha)
    select ${after.tiempos_registro}::int + (i - 1) * 4 + lugar, tiempo, p, accion, case when lugar = 4 then minutos end, a,
      case when lugar = 4 then fin else t + make_interval(mins => 1 + 4 * lugar) end
    from hechos, (values (1, 'abierto'), (2, 'pausado'), (3, 'reanudado'), (4, 'confirmado')) as actos (lugar, accion) order by i, lugar`.execute(
    tx,
  );
  await sql`with ${hechos}
    insert into ascensos (id, usuario_id, encargado_id, mision_anterior_id, mision_nueva_id, fecha)
    select ascenso, p, a, anterior, nueva, fin + '3 min' from hechos order by i`.execute(tx);
  await sql`with ${hechos}
    insert into nomina (id, usuario_id, periodo_id, tipo, cantidad, fecha, motivo, encargado_id, ascenso_id, tiempo_id)
    select ${after.nomina}::int + (i - 1) * 4 + lugar, quien, periodo, tipo, cantidad, fecha, motivo, a,
      case when tipo = 'ascenso' then ascenso end, case when tipo = 'minutos' then tiempo end
    from hechos, lateral (values
      (1, p, 'minutos', minutos, fin, ${TIEMPOS.motivoPropio}),
      (2, a, 'minutos', minutos, fin, ${TIEMPOS.motivoAlto}),
      (3, a, 'ascenso', 1, fin + '3 min', 'Ascendió a ' || usuario || ' a ' || mision),
      (4, p, 'asistencia', 1, fin + '5 min', ${PASE_LISTA.motivo})
    ) as anotadas (lugar, quien, tipo, cantidad, fecha, motivo) order by i, lugar`.execute(tx);
  await sql`with ${hechos}
    insert into bitacora (id, fecha, actor_id, operacion, objetivo_tipo, objetivo_id, antes, despues)
    select ${after.bitacora}::bigint + (i - 1) * 8 + lugar, fecha, actor, operacion, tipo, objetivo, antes, despues
    from hechos, lateral ${NOTAS} as notas (lugar, fecha, actor, operacion, tipo, objetivo, antes, despues) order by i, lugar`.execute(
    tx,
  );
}
