import { type AjustePaga, nextPaga } from '../inicio/nextPaga';

const HOUR = 3_600_000;

/** When a pay is announced, and which. */
export interface Recordatorio {
  readonly momento: Date;
  readonly paga: Date;
}

/**
 * The first announcement of a pay after a moment: whole hours before it as time passes, whatever the clocks do in between.
 * @param horas how long before the pay; null = it is not announced.
 * @param zona the agency's IANA zone.
 * @returns null when pays are not announced.
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
