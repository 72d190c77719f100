const MINUTE = 60_000;

/**
 * The instants of a time, in ms. All its minutes are computed from them: there is no timer, a
 * restart loses nothing, and a clock set back never gives a negative time.
 */
export interface Reloj {
  /** The start of the person's minutes: the opening, shifted by finished pauses and adjustments. */
  readonly inicio: number;
  /** The senior's start: the linking, shifted by later pauses; null without a senior. */
  readonly ligado: number | null;
  /** The start of the pause; null while active. */
  readonly pausadoDesde: number | null;
  /** The total of finished pauses. */
  readonly msPausados: number;
}

const minutes = (ms: number): number => Math.max(0, ms) / MINUTE;

/** The end of counting: now, or the start of the pause. */
const until = ({ pausadoDesde }: Pick<Reloj, 'pausadoDesde'>, now: number): number =>
  pausadoDesde ?? now;

/** A time's minutes with fractions. Sums of rounded minutes would not be exact. */
export interface MinutosExactos {
  /** The person's minutes, possibly negative: a deduction beyond the total is owed. */
  readonly saldo: number;
  readonly mins: number;
  readonly minsA: number;
  readonly tiempopausado: number;
}

export const exactMinutesOf = (reloj: Reloj, now: number): MinutosExactos => ({
  saldo: (until(reloj, now) - reloj.inicio) / MINUTE,
  mins: minutes(until(reloj, now) - reloj.inicio),
  minsA: reloj.ligado === null ? 0 : minutes(until(reloj, now) - reloj.ligado),
  tiempopausado: minutes(
    reloj.msPausados + (reloj.pausadoDesde === null ? 0 : Math.max(0, now - reloj.pausadoDesde)),
  ),
});

/** `mins`: since the opening, without pauses, with adjustments, never below 0. */
export const minutesOf = (reloj: Reloj, now: number): number =>
  Math.floor(exactMinutesOf(reloj, now).mins);

/** `minsA`: since the linking, without pauses; 0 without a senior. */
export const seniorMinutesOf = (reloj: Reloj, now: number): number =>
  Math.floor(exactMinutesOf(reloj, now).minsA);

/** `tiempopausado`, the present pause included. */
export const pausedMinutesOf = (reloj: Reloj, now: number): number =>
  Math.floor(exactMinutesOf(reloj, now).tiempopausado);

export const startReloj = (now: number, isLinked: boolean): Reloj => ({
  inicio: now,
  ligado: isLinked ? now : null,
  pausadoDesde: null,
  msPausados: 0,
});

export const pauseReloj = (reloj: Reloj, now: number): Reloj => ({ ...reloj, pausadoDesde: now });

/** Ends the pause, which counts for neither the person nor the senior. */
export function resumeReloj(reloj: Reloj, now: number): Reloj {
  const lasted = Math.max(0, now - (reloj.pausadoDesde ?? now));
  return {
    inicio: reloj.inicio + lasted,
    ligado: reloj.ligado === null ? null : reloj.ligado + lasted,
    pausadoDesde: null,
    msPausados: reloj.msPausados + lasted,
  };
}

/** Links a senior. During a pause, the senior's minutes begin at the end of the pause. */
export const linkReloj = (reloj: Reloj, now: number): Reloj => ({
  ...reloj,
  ligado: until(reloj, now),
});

/** Drops the senior's minutes. */
export const unlinkReloj = (reloj: Reloj): Reloj => ({ ...reloj, ligado: null });

/** Adds minutes; a negative number deducts them. A deduction beyond the total stays owed. */
export const adjustReloj = (reloj: Reloj, minutos: number): Reloj => ({
  ...reloj,
  inicio: reloj.inicio - minutos * MINUTE,
});
