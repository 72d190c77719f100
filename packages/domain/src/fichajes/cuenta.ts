const MINUTE = 60_000;

/** What a record's minutes are reckoned from; instants in ms. */
export interface Cuenta {
  readonly entrada: number;
  /** null while it is open. */
  readonly salida: number | null;
  /** Minutes that were taken off. */
  readonly descontado: number;
}

/** Whole minutes between two moments; none when the clock was set back in between. */
export const minutesBetween = (from: number, to: number): number =>
  Math.max(0, Math.floor((to - from) / MINUTE));

/** Whole minutes of a record, deductions taken off: up to its exit, or up to now while it is open. Never below 0 (domain §5). */
export const minutesOf = ({ entrada, salida, descontado }: Cuenta, now: number): number =>
  Math.max(0, minutesBetween(entrada, salida ?? now) - descontado);

/** When a record that is closed now ends: never before it began, though the clock may have been set back. */
export const exitOf = ({ entrada }: Pick<Cuenta, 'entrada'>, now: number): number =>
  Math.max(entrada, now);
