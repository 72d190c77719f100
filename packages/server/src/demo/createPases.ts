import type { ResultadoPase } from '@garita/domain/paselista/lista';
import { PASE_LISTA } from '@garita/domain/paselista/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertLlamado } from './insertLlamado';
import { insertMany } from './insertMany';
import { createRandom } from './random';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Roll calls of the open pay period: how many hours ago, and how many were there, paused and off base. The last one leaves room for the next. */
const GUIONES: readonly (readonly [hace: number, sumados: number, pausados: number, fuerabase: number])[] = [
  [68, 4, 0, 1],
  [52, 5, 1, 0],
  [46, 3, 0, 0],
  [29, 6, 1, 1],
  [22, 2, 0, 2],
  [6, 5, 2, 1],
];

/** Whoever calls and whoever is called: neither an account that tests know by name nor somebody with an open session. A small agency has neither. */
async function listGente(tx: Kysely<DB>) {
  const gente = await tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'm.categoria_id'])
    .where('u.id', '>', 8)
    .where('u.despedido_en', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('tiempos').select('id').whereRef('usuario_id', '=', 'u.id').where('cerrado_en', 'is', null))))
    .orderBy('u.id')
    .execute();
  const idsOf = (holds: (categoria: number) => boolean) => gente.filter(({ categoria_id }) => holds(categoria_id)).map(({ id }) => id);
  return { altos: idsOf((categoria) => categoria >= 5 && categoria < 10), bajos: idsOf((categoria) => categoria < 5) };
}

/** Gives the demo past roll calls, with the sessions that they covered and the attendances that they credited. */
export async function createPases(tx: Kysely<DB>, now: Date): Promise<void> {
  const random = createRandom(17);
  const { altos, bajos } = await listGente(tx);
  const most = Math.max(...GUIONES.map(([, ...counts]) => counts.reduce((sum, count) => sum + count, 0)));
  if (altos.length < 2 || bajos.length < most) return;
  const { id: periodo } = await tx.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).executeTakeFirstOrThrow();
  for (const [index, [hace, sumados, pausados, fuerabase]] of GUIONES.entries()) {
    const fecha = new Date(now.getTime() - hace * HOUR - random.between(0, 50) * MINUTE);
    const alto = altos[index % Math.min(3, altos.length)] as number;
    const queda = altos[(index + 1) % Math.min(3, altos.length)] as number;
    const { id } = await tx.insertInto('paselistas').values({ encargado_id: alto, queda_id: queda, fecha }).returning('id').executeTakeFirstOrThrow();
    const resultados: ResultadoPase[] = [
      ...Array<ResultadoPase>(sumados).fill('sumado'),
      ...Array<ResultadoPase>(pausados).fill('pausado'),
      ...Array<ResultadoPase>(fuerabase).fill('fuerabase'),
    ];
    for (const [place, resultado] of resultados.entries()) {
      const usuario = bajos[(index * 3 + place) % bajos.length] as number;
      const tiempo = await insertLlamado(tx, random, { usuario, resultado, alto, pase: fecha.getTime(), periodo });
      await insertMany(tx, 'paselista_personas', [{ paselista_id: id, usuario_id: usuario, tiempo_id: tiempo, resultado }]);
      if (resultado === 'sumado') await insertAsistencia(tx, { usuario, alto, id, fecha, periodo, motivo: PASE_LISTA.motivo });
    }
    await insertAsistencia(tx, { usuario: alto, alto, id, fecha, periodo, motivo: PASE_LISTA.motivoEncargado });
  }
}

interface Asistencia {
  readonly usuario: number;
  readonly alto: number;
  /** The roll call. */
  readonly id: number;
  readonly fecha: Date;
  readonly periodo: number;
  readonly motivo: string;
}

const insertAsistencia = (tx: Kysely<DB>, { usuario, alto, id, fecha, periodo, motivo }: Asistencia) =>
  insertMany(tx, 'nomina', [
    { usuario_id: usuario, periodo_id: periodo, tipo: 'asistencia', cantidad: 1, fecha, motivo, encargado_id: alto, paselista_id: id },
  ]);
