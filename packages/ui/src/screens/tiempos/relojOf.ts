import { readReloj } from '@garita/domain/tiempos/readReloj';
import type { Reloj } from '@garita/domain/tiempos/reloj';
import type { Tiempo } from './TiemposScreenProps';

const known = new WeakMap<Tiempo, Reloj>();

/** The parsed clock of a time, cached by object, because each visible row needs it every second. */
export function relojOf(tiempo: Tiempo): Reloj {
  const reloj = known.get(tiempo) ?? readReloj(tiempo);
  known.set(tiempo, reloj);
  return reloj;
}
