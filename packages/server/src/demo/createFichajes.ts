import { localDay } from '@garita/domain/formato/localDay';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';
import { createRandom, type SeededRandom } from './random';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Days before today with records. */
const PAST_DAYS = 12;

/** The accounts that are in; tests rely on them, and on the other accounts having no record at all. */
const INSIDE = ['Supervisora', 'Oficial'] as const;

/** From when to when, in ms; no end while the person is in. */
interface Turno {
  readonly from: number;
  readonly to: number | null;
  readonly descontado?: number;
}

/** A stay of so many minutes, of which a manager has now and then taken some off. */
function stay(random: SeededRandom, from: number): Turno & { to: number } {
  const to = from + random.between(25, 200) * MINUTE + random.between(0, 59) * 1000;
  return { from, to, ...(random.chance(0.08) && { descontado: random.pick([5, 10]) }) };
}

/** One or two stays on most of the past days, the second after a break. They end long before those of the next day begin. */
function pastTurnos(random: SeededRandom, now: number): Turno[] {
  const diligence = random.between(30, 90) / 100;
  return Array.from({ length: PAST_DAYS }, (_, index) => now - (index + 1) * DAY).flatMap((sameHour) => {
    if (!random.chance(diligence)) return [];
    const first = stay(random, sameHour - random.between(60, 420) * MINUTE);
    return random.chance(0.25) ? [first, stay(random, first.to + random.between(20, 90) * MINUTE)] : [first];
  });
}

const openTurno = (random: SeededRandom, now: number): Turno => ({ from: now - random.between(5, 150) * MINUTE, to: null });

/** The two accounts that are in have also been in earlier: a day of two records. */
const earlierTurno = (now: number): Turno => ({ from: now - 330 * MINUTE, to: now - 201 * MINUTE });

/** Gives the demo's people their clock-ins: some are in right now, most have been on the days before. */
export async function createFichajes(tx: Kysely<DB>, now: Date): Promise<void> {
  const random = createRandom(13);
  const at = now.getTime();
  const { zona } = await tx.selectFrom('agencia').select('zona').executeTakeFirstOrThrow();
  const gente = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('despedido_en', 'is', null).orderBy('id').execute();
  const turnosOf = ({ id, usuario }: { id: number; usuario: string }): Turno[] => {
    if ((INSIDE as readonly string[]).includes(usuario)) return [...pastTurnos(random, at), earlierTurno(at), openTurno(random, at)];
    if (id <= 8) return [];
    return random.chance(0.2) ? [...pastTurnos(random, at), openTurno(random, at)] : pastTurnos(random, at);
  };
  const rows = gente.flatMap((persona) =>
    turnosOf(persona).map(
      ({ from, to, descontado = 0 }): Insertable<DB['fichajes']> => ({
        usuario_id: persona.id,
        dia: localDay(from, zona),
        entrada: new Date(from),
        salida: to === null ? null : new Date(to),
        descontado,
      }),
    ),
  );
  await insertMany(tx, 'fichajes', rows);
}
