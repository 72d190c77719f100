const MINUTE = 60_000;

/**
 * The instants of a time session, in ms, from which all its minutes are reckoned: nothing ticks, a restart loses nothing, and a clock that
 * jumps back never gives a negative time (domain §3).
 */
export interface Reloj {
  /** From where the person's minutes count: the opening, moved by finished pauses and adjustments. */
  readonly inicio: number;
  /** From where the senior's minutes count: the linking, moved by the pauses that ended since; null without a senior. */
  readonly ligado: number | null;
  /** Since when it is paused; null while active. */
  readonly pausadoDesde: number | null;
  /** What its finished pauses lasted. */
  readonly msPausados: number;
}

const minutes = (ms: number): number => Math.max(0, ms) / MINUTE;

/** What has been counted up to: now, or the moment at which it was paused. */
const until = ({ pausadoDesde }: Pick<Reloj, 'pausadoDesde'>, now: number): number =>
  pausadoDesde ?? now;

/** The minutes of a session with their fractions: what runs side by side keeps its order, which whole minutes would not. */
export interface MinutosExactos {
  /** The person's, also below 0: what an adjustment has taken beyond what there was is owed. */
  readonly saldo: number;
  readonly mins: number;
  readonly minsA: number;
  readonly tiempopausado: number;
}

/** All minutes of a session at a moment, not yet cut to whole ones. */
export const exactMinutesOf = (reloj: Reloj, now: number): MinutosExactos => ({
  saldo: (until(reloj, now) - reloj.inicio) / MINUTE,
  mins: minutes(until(reloj, now) - reloj.inicio),
  minsA: reloj.ligado === null ? 0 : minutes(until(reloj, now) - reloj.ligado),
  tiempopausado: minutes(
    reloj.msPausados + (reloj.pausadoDesde === null ? 0 : Math.max(0, now - reloj.pausadoDesde)),
  ),
});

/** The person's whole minutes (`mins`): since the opening, less pauses, with adjustments, never below 0. */
export const minutesOf = (reloj: Reloj, now: number): number =>
  Math.floor(exactMinutesOf(reloj, now).mins);

/** The senior's whole minutes (`minsA`): since the linking, less pauses; 0 without a senior. */
export const seniorMinutesOf = (reloj: Reloj, now: number): number =>
  Math.floor(exactMinutesOf(reloj, now).minsA);

/** Whole minutes paused (`tiempopausado`), the running pause included. */
export const pausedMinutesOf = (reloj: Reloj, now: number): number =>
  Math.floor(exactMinutesOf(reloj, now).tiempopausado);

/** A session that begins now. @param isLinked whether a senior supervises it from the start. */
export const startReloj = (now: number, isLinked: boolean): Reloj => ({
  inicio: now,
  ligado: isLinked ? now : null,
  pausadoDesde: null,
  msPausados: 0,
});

/** Pauses an active session. */
export const pauseReloj = (reloj: Reloj, now: number): Reloj => ({ ...reloj, pausadoDesde: now });

/** Lets a paused session go on: what the pause lasted counts for nobody. */
export function resumeReloj(reloj: Reloj, now: number): Reloj {
  const lasted = Math.max(0, now - (reloj.pausadoDesde ?? now));
  return {
    inicio: reloj.inicio + lasted,
    ligado: reloj.ligado === null ? null : reloj.ligado + lasted,
    pausadoDesde: null,
    msPausados: reloj.msPausados + lasted,
  };
}

/** Gives a session a senior. In a pause the senior's minutes begin with its end. */
export const linkReloj = (reloj: Reloj, now: number): Reloj => ({
  ...reloj,
  ligado: until(reloj, now),
});

/** Takes the senior away, and their minutes with them. */
export const unlinkReloj = (reloj: Reloj): Reloj => ({ ...reloj, ligado: null });

/** Moves the start, which adds minutes; below 0 takes them off. What is taken beyond what there is stays owed. */
export const adjustReloj = (reloj: Reloj, minutos: number): Reloj => ({
  ...reloj,
  inicio: reloj.inicio - minutos * MINUTE,
});
