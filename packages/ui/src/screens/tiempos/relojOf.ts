import { readReloj } from '@garita/domain/tiempos/readReloj';
import type { Reloj } from '@garita/domain/tiempos/reloj';
import type { Tiempo } from './TiemposScreenProps';

const known = new WeakMap<Tiempo, Reloj>();

/** The clock of a session, read once from what came over the wire: every minute on the screen is reckoned from it every second. */
export function relojOf(tiempo: Tiempo): Reloj {
  const reloj = known.get(tiempo) ?? readReloj(tiempo);
  known.set(tiempo, reloj);
  return reloj;
}
