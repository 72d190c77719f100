import { type AjustePaga, nextPaga } from '../inicio/nextPaga';

const HOUR = 3_600_000;

/** When a pay is announced, and the pay. */
export interface Recordatorio {
  readonly momento: Date;
  readonly paga: Date;
}

/**
 * The next announcement after an instant: elapsed hours before the pay, whatever the clocks do in
 * between.
 * @param horas hours before the pay; null = not announced.
 * @param zona the agency's IANA zone.
 * @returns null if pays are not announced.
 */
export function nextRecordatorio(
  ajuste: AjustePaga,
  horas: number | null,
  zona: string,
  now: Date,
): Recordatorio | null {
  if (horas === null) return null;
  const paga = nextPaga(ajuste, zona, new Date(now.getTime() + horas * HOUR));
  return { momento: new Date(paga.getTime() - horas * HOUR), paga };
}
