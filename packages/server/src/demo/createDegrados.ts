import { must } from '@garita/domain/must';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const HOUR = 3_600_000;

/** How many missions somebody lost, why, by whom, and how many hours before they were given the one that they have now. */
const GUIONES: readonly (readonly [perdidas: number, motivo: string, por: 'Gerente' | 'Fundadora', antes: number])[] = [
  [1, 'No respondió en tres pases de lista seguidos.', 'Gerente', 30.4],
  [2, 'Falta grave (M.G): ascendió a dos personas sin examen.', 'Gerente', 75.7],
  [1, 'Ausencia sin avisar', 'Fundadora', 120.2],
  [3, 'Abandonó la puerta norte en plena noche y dejó la barrera levantada; es la segunda vez este mes.', 'Gerente', 200.9],
  [1, 'A petición propia: no tiene tiempo para más.', 'Fundadora', 300.5],
];

/** Demotions of people of the middle ranks, some time before their present mission, which they earned again. A small agency has Agente's alone. */
export async function createDegrados(tx: Kysely<DB>): Promise<void> {
  const escalera = await tx.selectFrom('misiones').select('id').orderBy('categoria_id').orderBy('posicion').execute();
  const gente = await tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'u.usuario', 'u.mision_id', 'u.rango_desde'])
    .where('u.despedido_en', 'is', null)
    .where('m.categoria_id', '>=', 3)
    .where('m.categoria_id', '<=', 8)
    .orderBy('u.id')
    .execute();
  const idOf = new Map((await tx.selectFrom('usuarios').select(['id', 'usuario']).where('id', '<=', 8).execute()).map(({ id, usuario }) => [usuario, id]));
  const demoted = [...gente.filter(({ usuario }) => usuario === 'Agente'), ...gente.filter(({ id }) => id > 8).filter((_, i) => i % 5 === 2)];
  const rows = GUIONES.flatMap(([perdidas, motivo, por, antes], index): Insertable<DB['degrados']>[] => {
    const person = demoted[index];
    if (!person) return [];
    const step = escalera.findIndex(({ id }) => id === person.mision_id);
    const [anterior, nueva] = [escalera[step], escalera[step - perdidas]];
    if (!anterior || !nueva) return [];
    const fecha = new Date(person.rango_desde.getTime() - antes * HOUR);
    return [{ usuario_id: person.id, encargado_id: must(idOf.get(por), por), motivo, mision_anterior_id: anterior.id, mision_nueva_id: nueva.id, fecha }];
  });
  await insertMany(tx, 'degrados', rows);
  await insertMany(
    tx,
    'cambios_rango',
    rows.map(({ motivo: _, ...row }) => row),
  );
}
