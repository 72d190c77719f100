import type { ResultadoPase } from '@garita/domain/paselista/lista';
import { minutesOf, pauseReloj, type Reloj, resumeReloj, seniorMinutesOf, startReloj } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';
import type { SeededRandom } from './random';

const MINUTE = 60_000;

/** The session of somebody who was called at a moment, from its opening to its closing. */
function playSesion(random: SeededRandom, resultado: ResultadoPase, pase: number) {
  const abierto = pase - random.between(20, 100) * MINUTE;
  const started: Reloj = startReloj(abierto, true);
  if (resultado === 'fuerabase') return { abierto, reloj: started, cerrado: pase, reanudado: null };
  const cerrado = pase + random.between(20, 40) * MINUTE;
  if (resultado === 'sumado') return { abierto, reloj: started, cerrado, reanudado: null };
  const reanudado = pase + random.between(4, 15) * MINUTE;
  return { abierto, reloj: resumeReloj(pauseReloj(started, pase), reanudado), cerrado, reanudado };
}

export interface Llamado {
  readonly usuario: number;
  readonly resultado: ResultadoPase;
  /** Who calls and, here, supervises. */
  readonly alto: number;
  /** When the roll is called, in ms. */
  readonly pase: number;
  readonly periodo: number;
}

/** Creates the session of somebody who was called, with its log and what it credited. @returns its id */
export async function insertLlamado(tx: Kysely<DB>, random: SeededRandom, { usuario, resultado, alto, pase, periodo }: Llamado): Promise<number> {
  const { abierto, reloj, cerrado, reanudado } = playSesion(random, resultado, pase);
  const isConfirmed = resultado !== 'fuerabase';
  const [minutos, minutosAlto] = [minutesOf(reloj, cerrado), seniorMinutesOf(reloj, cerrado)];
  const { id } = await tx
    .insertInto('tiempos')
    .values({
      usuario_id: usuario,
      alto_id: alto,
      abierto_en: new Date(abierto),
      inicio: new Date(reloj.inicio),
      ligado: reloj.ligado === null ? null : new Date(reloj.ligado),
      ms_pausados: reloj.msPausados,
      pausas: reanudado === null ? 0 : 1,
      cerrado_en: new Date(cerrado),
      cierre: isConfirmed ? 'confirmado' : 'cancelado',
      ...(isConfirmed && { minutos, minutos_alto: minutosAlto }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pausa =
    reanudado === null
      ? []
      : ([
          ['pausado', pase],
          ['reanudado', reanudado],
        ] as const);
  const log = [['abierto', abierto] as const, ...pausa, [isConfirmed ? 'confirmado' : 'cancelado', cerrado] as const];
  const rows = log.map(([accion, at]) => ({
    tiempo_id: id,
    accion,
    minutos: accion === 'confirmado' ? minutos : null,
    encargado_id: alto,
    fecha: new Date(at),
  }));
  await insertMany(tx, 'tiempos_registro', rows satisfies Insertable<DB['tiempos_registro']>[]);
  if (isConfirmed) {
    const credit = { periodo_id: periodo, tipo: 'minutos' as const, fecha: new Date(cerrado), encargado_id: alto, tiempo_id: id };
    await insertMany(tx, 'nomina', [
      { ...credit, usuario_id: usuario, cantidad: minutos, motivo: TIEMPOS.motivoPropio },
      { ...credit, usuario_id: alto, cantidad: minutosAlto, motivo: TIEMPOS.motivoAlto },
    ]);
  }
  return id;
}
