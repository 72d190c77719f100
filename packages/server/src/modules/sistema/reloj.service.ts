import type { Db } from '../../db/Db';
import { readInstalacion } from './marca.repository';

/**
 * The tolerated difference of the clocks, in ms. An authenticator code lasts 30 seconds, and pay
 * hours are whole minutes.
 */
const MATTERS_MS = 5_000;

const seconds = new Intl.NumberFormat('es', { maximumFractionDigits: 0 });

/**
 * @param ahead the ms by which the portal's clock is ahead of the database's; negative if behind
 */
const describe = (ahead: number): string =>
  `El reloj de este portal va ${seconds.format(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'por delante' : 'por detrás'} del de la base de datos, y con él se juzgan los códigos de aplicación, las horas de paga y la caducidad de sesiones y tokens: pon los dos en hora.`;

/**
 * Compares the clocks. `ahead` is 0 if the database's time is between the start and the end of the
 * query.
 */
export async function readRelojes(
  db: Db,
): Promise<{ readonly marca: string | null; readonly ahead: number; readonly isSkewed: boolean }> {
  const before = Date.now();
  const { marca, ahora } = await readInstalacion(db);
  const after = Date.now();
  const theirs = ahora.getTime();
  const ahead = theirs < before ? before - theirs : Math.min(0, after - theirs);
  return { marca, ahead, isSkewed: Math.abs(ahead) > MATTERS_MS };
}

/** Warns at the portal's start if its clock differs from the database's. */
export async function checkReloj(db: Db, warn: (text: string) => void): Promise<void> {
  const { ahead, isSkewed } = await readRelojes(db);
  if (isSkewed) warn(describe(ahead));
}
