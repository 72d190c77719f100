import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';
import { listOthers } from './listOthers';

const HOUR = 3_600_000;

/** Names that are asked for now, the oldest last; how many hours ago. */
const PENDIENTES: readonly (readonly [nombre: string, hace: number])[] = [
  ['NocheClara', 2],
  ['Brujula.Sur', 9],
  ['SinFronteras', 27],
  ['El.Vigía', 51],
];

/** Earlier names of people who have another by now, and by whom it was given; the newest first. */
const CAMBIADOS: readonly (readonly [anterior: string, por: 'Gerente' | 'Fundadora', hace: number])[] = [
  ['Lucero_99', 'Gerente', 30],
  ['xXGuardianXx', 'Gerente', 100],
  ['CafeConLeche', 'Fundadora', 210],
  ['Novata2026', 'Gerente', 400],
  ['Pelusa', 'Gerente', 800],
  ['Capitan_Niebla', 'Fundadora', 1600],
];

/** Names that were not given. */
const DECLINADOS: readonly (readonly [nombre: string, hace: number])[] = [
  ['ElMejorDeTodos', 60],
  ['Gerente2', 300],
];

/** Name changes that wait, that were made and that were declined. */
export async function createNombres(tx: Kysely<DB>, now: Date): Promise<void> {
  const others = (await listOthers(tx, { below: 10, step: 3, start: 2 })).values();
  const bosses = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('usuario', 'in', ['Gerente', 'Fundadora']).execute();
  const idOf = (name: string) => bosses.find(({ usuario }) => usuario === name)?.id as number;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const solicitudes: Insertable<DB['solicitudes_nombre']>[] = [];
  const cambios: Insertable<DB['cambios_nombre']>[] = [];
  for (const [nombre, hace] of PENDIENTES) {
    const { value: usuario_id } = others.next();
    if (usuario_id) solicitudes.push({ usuario_id, nombre, creada_en: ago(hace) });
  }
  for (const [anterior, por, hace] of CAMBIADOS) {
    const { value: usuario_id } = others.next();
    if (!usuario_id) continue;
    const { usuario: nuevo } = await tx.selectFrom('usuarios').select('usuario').where('id', '=', usuario_id).executeTakeFirstOrThrow();
    const encargado_id = idOf(por);
    solicitudes.push({ usuario_id, nombre: nuevo, creada_en: ago(hace + 5), estado: 'aceptada', resuelta_en: ago(hace), encargado_id });
    cambios.push({ usuario_id, encargado_id, anterior, nuevo, fecha: ago(hace) });
  }
  for (const [nombre, hace] of DECLINADOS) {
    const { value: usuario_id } = others.next();
    if (usuario_id)
      solicitudes.push({ usuario_id, nombre, creada_en: ago(hace + 3), estado: 'declinada', resuelta_en: ago(hace), encargado_id: idOf('Gerente') });
  }
  await insertMany(
    tx,
    'solicitudes_nombre',
    solicitudes.sort((a, b) => Number(a.creada_en) - Number(b.creada_en)),
  );
  await insertMany(tx, 'cambios_nombre', cambios.reverse());
}
