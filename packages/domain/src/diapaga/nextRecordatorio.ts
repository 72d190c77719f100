import { type AjustePaga, nextPaga } from '../inicio/nextPaga';

const HOUR = 3_600_000;

export interface Recordatorio {
  readonly momento: Date;
  readonly paga: Date;
}

/**
 * The next reminder and its pay. The reminder is `horas` elapsed hours before the pay, even if the
 * clocks change in between. Null without a reminder.
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
