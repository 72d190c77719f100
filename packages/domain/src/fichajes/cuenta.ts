const MINUTE = 60_000;

/** The instants are in ms. */
export interface Cuenta {
  readonly entrada: number;
  /** Null while the record is open. */
  readonly salida: number | null;
  /** Deducted minutes. */
  readonly descontado: number;
}

/** Whole minutes between two instants; 0 if the clock was set back in between. */
export const minutesBetween = (from: number, to: number): number =>
  Math.max(0, Math.floor((to - from) / MINUTE));

/** Counts up to now while the record is open; never below 0. */
export const minutesOf = ({ entrada, salida, descontado }: Cuenta, now: number): number =>
  Math.max(0, minutesBetween(entrada, salida ?? now) - descontado);

/** The exit is not before the entry, even if the clock was set back. */
export const exitOf = ({ entrada }: Pick<Cuenta, 'entrada'>, now: number): number =>
  Math.max(entrada, now);
