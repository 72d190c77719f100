import type { Avatar } from '../avatar/avatar';

/** The known facts about a clocked-in person's avatar. */
export interface Presencia {
  /** Number of consecutive answers with the avatar offline. */
  readonly veces: number;
  /** When the avatar was last seen during the clock-in, in ms; null if it never was. */
  readonly visto: number | null;
}

export const SIN_MIRAR: Presencia = { veces: 0, visto: null };

/** Number of consecutive offline answers after which the exit counts as forgotten. */
const SEGUIDAS = 2;

export const isOlvidada = ({ veces }: Pick<Presencia, 'veces'>): boolean => veces >= SEGUIDAS;

interface Momento {
  /** When the person clocked in, in ms. */
  readonly entrada: number;
  readonly now: number;
}

/** The service's instant in ms; null if it is missing or outside the clock-in. */
function readVisto(ultimaVez: string | null, { entrada, now }: Momento): number | null {
  const visto = ultimaVez === null ? Number.NaN : Date.parse(ultimaVez);
  return visto >= entrada && visto <= now ? visto : null;
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/**
 * The presence after one more answer (0068). A private profile, an unknown avatar and a failure
 * change nothing.
 */
export function seePresencia(before: Presencia, avatar: Avatar, momento: Momento): Presencia {
  if (avatar.estado !== 'dicho' || avatar.enLinea === null) return before;
  if (avatar.enLinea) return { veces: 0, visto: momento.now };
  return {
    veces: Math.min(before.veces + 1, SEGUIDAS),
    visto: latest(before.visto, readVisto(avatar.ultimaVez, momento)),
  };
}
