import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';
import { listOthers } from './listOthers';

const HOUR = 3_600_000;

/** A fine: whose (one of the fixed accounts, or null for the next of whoever else is there), why, for how much, by whom, how many hours ago, and whether it was collected by hand. */
type Guion = readonly [usuario: string | null, motivo: string, creditos: number, por: 'Supervisora' | 'Gerente' | 'Fundadora', hace: number, cobrada: boolean];

/** The newest first. Amounts are those of the rules: 5, 15 and 25 credits, and warnings of none. */
const GUIONES: readonly Guion[] = [
  [null, 'Perfil privado', 5, 'Supervisora', 3, false],
  ['Recluta', 'Preguntas repetidas en la radio tras el aviso', 5, 'Supervisora', 20, false],
  [null, 'Abandonó la barrera a mitad de turno y no avisó a quien quedaba al cargo. Era la segunda vez en la semana.', 15, 'Gerente', 31, false],
  [null, 'Primer aviso: uniforme incompleto', 0, 'Supervisora', 44, false],
  ['Agente', 'Confirmó un tiempo que no le tocaba', 15, 'Gerente', 58, false],
  [null, 'Insultos en el canal general', 25, 'Fundadora', 80, false],
  ['Supervisora', 'Dejó sin responder tres solicitudes', 5, 'Gerente', 97, false],
  [null, 'Perfil privado', 5, 'Supervisora', 130, true],
  ['Oficial', 'Faltó a la reunión sin avisar', 5, 'Supervisora', 150, true],
  [null, 'Ascenso fuera de plazo', 15, 'Gerente', 190, true],
  [null, 'Abandonó su puesto en el pase de lista', 5, 'Supervisora', 260, true],
  [null, 'Publicidad de otra agencia', 25, 'Fundadora', 420, true],
];

/** Fines that are owed, were collected, and warnings. */
export async function createMultas(tx: Kysely<DB>, now: Date): Promise<void> {
  const fixed = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('id', '<=', 8).execute();
  const ids = new Map(fixed.map(({ id, usuario }) => [usuario, id]));
  const others = (await listOthers(tx, { below: 8, step: 5, start: 2 })).values();
  const rows = GUIONES.flatMap(([usuario, motivo, creditos, por, hace, cobrada]): Insertable<DB['multas']>[] => {
    const usuario_id = usuario === null ? others.next().value : ids.get(usuario);
    const encargado_id = ids.get(por);
    if (usuario_id === undefined || encargado_id === undefined) return [];
    const fecha = new Date(now.getTime() - hace * HOUR - 17 * 60_000);
    const collected = cobrada && { cobrada_en: new Date(fecha.getTime() + 26 * HOUR), cobrada_por: encargado_id };
    return [{ usuario_id, encargado_id, motivo, creditos, fecha, ...collected }];
  });
  await insertMany(tx, 'multas', rows);
}
