import { must } from '@garita/domain/must';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Statuses of the fixed accounts, then of whoever else is there, in order. */
const MENSAJES: readonly (readonly [usuario: string | null, mensaje: string])[] = [
  ['Supervisora', 'Pase de lista a las ocho, todos con placa 🌙'],
  ['Oficial', 'De guardia en la puerta norte'],
  ['Gerente', 'El domingo hay reunión: traed ideas para el aniversario'],
  [null, 'Vuelvo en diez minutos'],
  [null, '¿Quién me releva en el puente?'],
  [null, 'Buscando compañera para la ronda de medianoche'],
  [null, 'Estudiando para el examen de cabos… deseadme suerte'],
  [null, 'La máquina de café ya funciona ☕'],
  [null, 'Feliz cumpleaños, Farolera'],
  [null, 'Hoy no contesto mensajes: estoy formando a los nuevos'],
];

const listActivos = (tx: Kysely<DB>) => tx.selectFrom('usuarios').select(['id', 'usuario']).where('despedido_en', 'is', null).orderBy('id').execute();

type Activo = Awaited<ReturnType<typeof listActivos>>[number];

/** Every third of those whom nobody knows by name, so that the statuses come from all over the agency. */
const pickOthers = (gente: readonly Activo[]): Activo[] => gente.slice(8).filter((_, i) => i % 3 === 0);

function createEstados(gente: readonly Activo[], now: Date): Insertable<DB['estados']>[] {
  const others = pickOthers(gente).values();
  return MENSAJES.flatMap(([usuario, mensaje], i) => {
    const persona = usuario === null ? others.next().value : gente.find((p) => p.usuario === usuario);
    return persona ? [{ usuario_id: persona.id, mensaje, fecha: new Date(now.getTime() - (i * 5 + 1) * HOUR) }] : [];
  });
}

/** Three who are employees of the month now, and one who was. */
function createEmpleados(gente: readonly Activo[], now: Date): Insertable<DB['empleados_mes']>[] {
  const idOf = (usuario: string) =>
    must(
      gente.find((p) => p.usuario === usuario),
      usuario,
    ).id;
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const encargado_id = idOf('Gerente');
  const activos = [
    ...['Oficial', 'Agente'].map(idOf),
    ...pickOthers(gente)
      .slice(1, 2)
      .map((p) => p.id),
  ];
  return [
    ...activos.map((usuario_id, i) => ({ usuario_id, encargado_id, fecha: at(12 - i) })),
    { usuario_id: idOf('Cabo'), encargado_id, fecha: at(45), retirado_en: at(13), retirado_por: encargado_id },
  ];
}

/** What visitors and staff see first: statuses and employees of the month. */
export async function createPortada(tx: Kysely<DB>, now: Date): Promise<void> {
  const gente = await listActivos(tx);
  await insertMany(tx, 'estados', createEstados(gente, now));
  await insertMany(tx, 'empleados_mes', createEmpleados(gente, now));
}
