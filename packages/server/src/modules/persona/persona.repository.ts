import { sql } from 'kysely';
import { selectTarget } from '../../access/targets.repository';
import { newestFirst } from '../../db/behind';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { Buscado } from '../../db/withNombre';
import { selectByNombre } from '../personas/personas.repository';

/** The person who has a name. If no one has it, the last person who had it. */
export const personaByNombre = prepareQuery((db, place: Places<Buscado>) => {
  const former = db
    .selectFrom('cambios_nombre')
    .select('usuario_id')
    .where('anterior_plegado', '=', place('plegado'))
    .$call(newestFirst('fecha', 'id', 1));
  const present = selectByNombre(db, { plegado: place('plegado'), exacto: place('exacto') });
  return selectTarget(db).where('usuarios.id', '=', sql<number>`coalesce(${present}, ${former})`);
});

/**
 * The instant when a person first entered each category; for the first category, the registration.
 * Empty without changes of rank.
 */
export async function listPasos(db: Db, usuarioId: number): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ categoria: number; desde: Date }>`
    with cambios as (
      select mision_anterior_id, mision_nueva_id, fecha, id from ascensos where usuario_id = ${usuarioId}
      union all select mision_anterior_id, mision_nueva_id, fecha, id from cambios_rango where usuario_id = ${usuarioId}),
    pasos as (
      select mision_nueva_id as mision_id, fecha from cambios
      union all (select c.mision_anterior_id, u.registrado_en from cambios c join usuarios u on u.id = ${usuarioId} order by c.fecha, c.id limit 1))
    select m.categoria_id as categoria, min(p.fecha) as desde from pasos p join misiones m on m.id = p.mision_id group by m.categoria_id`.execute(
    db,
  );
  return new Map(rows.map(({ categoria, desde }) => [categoria, desde]));
}
