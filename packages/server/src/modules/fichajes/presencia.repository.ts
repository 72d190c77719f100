import type { Presencia } from '@garita/domain/fichajes/presencia';
import { type NotNull, sql } from 'kysely';
import { belowCeiling } from '../../db/belowCeiling';
import { countWaiting } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';

/** Milliseconds between two questions about a person. */
export const CADA_MS = 10 * 60_000;

const proximaOf = sql<Date>`coalesce(p.proxima, f.entrada + interval '${sql.lit(CADA_MS)} ms')`;

/** The clocked-in person about whom the next question is due first, whether already due or not. */
export const findProxima = (db: Db) =>
  db
    .selectFrom('fichajes as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .leftJoin('presencias as p', 'p.fichaje_id', 'f.id')
    .select(['f.id', 'u.usuario', proximaOf.as('proxima')])
    .where('f.salida', 'is', null)
    .orderBy('proxima')
    .orderBy('f.id')
    .limit(1)
    .executeTakeFirst();

export const findPresencia = (tx: Db, fichajeId: number) =>
  tx
    .selectFrom('presencias')
    .select(['veces', 'visto_en', 'avisada_en', 'dicha_en', 'proxima'])
    .where('fichaje_id', '=', fichajeId)
    .executeTakeFirst();

export const keepPresencia = (
  tx: Db,
  fichajeId: number,
  { veces, visto }: Presencia,
  rest: { avisada_en: Date | null; dicha_en: Date | null; proxima: Date },
) => {
  const row = { veces, visto_en: visto === null ? null : new Date(visto), ...rest };
  return tx
    .insertInto('presencias')
    .values({ fichaje_id: fichajeId, ...row })
    .onConflict((conflict) => conflict.column('fichaje_id').doUpdateSet(row))
    .execute();
};

/**
 * Deletes the answers about ended clock-ins. If the agency no longer looks for forgotten exits,
 * deletes all answers.
 * @returns whether an open clock-in seemed forgotten before
 */
export async function forgetPresencias(db: Db, isOn: boolean): Promise<boolean> {
  const forgotten = await db
    .deleteFrom('presencias as p')
    .using('fichajes as f')
    .whereRef('f.id', '=', 'p.fichaje_id')
    .$if(isOn, (query) => query.where('f.salida', 'is not', null))
    .returning(['p.avisada_en', 'f.salida'])
    .execute();
  return forgotten.some(({ avisada_en, salida }) => avisada_en !== null && salida === null);
}

export interface Plazos {
  /** The person must have got the notice at this instant or earlier. */
  readonly avisada: Date;
  /** The service must have answered at this instant or later. */
  readonly dicha: Date;
}

/**
 * The forgotten clock-ins that the portal may close (0068). The avatar of each person was seen
 * while the person was clocked in.
 */
export const selectCerrables = (db: Db, { avisada, dicha }: Plazos) =>
  db
    .selectFrom('presencias as p')
    .innerJoin('fichajes as f', 'f.id', 'p.fichaje_id')
    .select(['f.id', 'p.visto_en'])
    .where('f.salida', 'is', null)
    .where('p.avisada_en', '<=', avisada)
    .where('p.dicha_en', '>=', dicha)
    .where('p.visto_en', 'is not', null)
    .$narrowType<{ visto_en: NotNull }>()
    .orderBy('f.id');

/** Counts the forgotten clock-ins of people on whom the actor may act (`ceilingOf`). */
export const salidasOlvidadas = prepareQuery((db, place: Places<{ ceiling: number }>) =>
  db
    .selectFrom('presencias as p')
    .innerJoin('fichajes as f', 'f.id', 'p.fichaje_id')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(countWaiting('p.avisada_en'))
    .where('f.salida', 'is', null)
    .where('p.avisada_en', 'is not', null)
    .where(belowCeiling(place('ceiling'))),
);
