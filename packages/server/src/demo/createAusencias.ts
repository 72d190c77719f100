import { localDay } from '@garita/domain/formato/localDay';
import { must } from '@garita/domain/must';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';
import { listOthers } from './listOthers';

const DAY = 86_400_000;

/**
 * An absence: whose (one of the fixed accounts, or null for the next of whoever else is there), why, on which days counted from today, and
 * what became of it: `null` waits.
 */
type Guion = readonly [
  usuario: string | null,
  motivo: string,
  desde: number,
  hasta: number,
  decision: null | { estado: 'aceptada' | 'cancelada'; por: 'Gerente' | 'Fundadora' },
];

const aceptada = { estado: 'aceptada', por: 'Gerente' } as const;
const cancelada = { estado: 'cancelada', por: 'Gerente' } as const;

/** The newest first: asked for one after the other, each some hours before. */
const GUIONES: readonly Guion[] = [
  [null, 'Me cambian el turno en el trabajo y esa semana salgo tarde.', 3, 7, null],
  ['Supervisora', 'Boda de mi hermana', 5, 6, null],
  [null, 'Sin internet en casa hasta que venga el técnico', 0, 1, null],
  ['Oficial', 'Exámenes finales', -1, 4, aceptada],
  [null, 'Viaje de estudios. Vuelvo el domingo por la noche; si hay reunión, contad conmigo para votar por mensaje.', 9, 15, null],
  [null, 'Gripe', -4, -2, aceptada],
  [null, 'Vacaciones', -2, 8, { estado: 'aceptada', por: 'Fundadora' }],
  [null, 'Torneo de otra agencia', -6, -5, cancelada],
  [null, 'Mudanza', 12, 14, aceptada],
  ['Agente', 'No me apetece', -20, -19, cancelada],
  [null, 'Visita familiar', -16, -12, aceptada],
  [null, 'Operación de rodilla', -30, -9, aceptada],
];

/** Absences that wait, run, are to come and are over. */
export async function createAusencias(tx: Kysely<DB>, now: Date): Promise<void> {
  const { zona } = await tx.selectFrom('agencia').select('zona').executeTakeFirstOrThrow();
  const fixed = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('id', '<=', 8).execute();
  const ids = new Map(fixed.map(({ id, usuario }) => [usuario, id]));
  const others = (await listOthers(tx, { below: 10, step: 4, start: 1 })).values();
  const dayIn = (days: number) => localDay(now.getTime() + days * DAY, zona);
  const rows = GUIONES.flatMap(([usuario, motivo, desde, hasta, decision], i): Insertable<DB['ausencias']>[] => {
    const usuario_id = usuario === null ? others.next().value : ids.get(usuario);
    if (usuario_id === undefined) return [];
    // Asked for before it begins, as a rule.
    const creada_en = new Date(now.getTime() - i * 7 * 3_600_000 - Math.max(0, -desde) * DAY - 40 * 60_000);
    const decided = decision && { encargado_id: must(ids.get(decision.por), decision.por), decidida_en: new Date(creada_en.getTime() + 1_500_000) };
    return [{ usuario_id, motivo, inicio: dayIn(desde), final: dayIn(hasta), creada_en, estado: decision?.estado ?? 'en_espera', ...decided }];
  });
  await insertMany(tx, 'ausencias', rows);
}
