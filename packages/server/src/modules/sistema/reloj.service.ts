import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { readInstalacion } from './marca.repository';

/** A code of an authenticator holds for 30 seconds, and pay hours are whole minutes: less than this changes nothing. Milliseconds. */
const MATTERS_MS = 5_000;

const seconds = new Intl.NumberFormat('es', { maximumFractionDigits: 0 });

/** What tells the operator that the two clocks differ. @param ahead how far the portal's is ahead of the database's, in milliseconds */
const describe = (ahead: number): string =>
  `El reloj de este portal va ${seconds.format(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'por delante' : 'por detrás'} del de la base de datos, y con él se juzgan los códigos de aplicación, las horas de paga y la caducidad de sesiones y tokens: pon los dos en hora.`;

/**
 * Reads the mark, and how far this process's own clock is ahead of the database's: 0 where the time that the question took explains the difference.
 * `ahead` is in milliseconds.
 */
export async function readRelojes(
  db: Kysely<DB>,
): Promise<{ readonly marca: string | null; readonly ahead: number; readonly isOff: boolean }> {
  const before = Date.now();
  const { marca, ahora } = await readInstalacion(db);
  const after = Date.now();
  const theirs = ahora.getTime();
  const ahead = theirs < before ? before - theirs : Math.min(0, after - theirs);
  return { marca, ahead, isOff: Math.abs(ahead) > MATTERS_MS };
}

/** Tells the operator at the start when the two clocks differ by as much as matters. */
export async function checkReloj(db: Kysely<DB>, warn: (text: string) => void): Promise<void> {
  const { ahead, isOff } = await readRelojes(db);
  if (isOff) warn(describe(ahead));
}
