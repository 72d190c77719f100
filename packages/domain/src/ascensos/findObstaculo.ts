/** A promotion record; the wire's record is assignable. */
interface Ficha {
  /** The next mission, false when there is none. */
  readonly m_nueva: string | false;
  readonly disponible: boolean;
  /** Whether the viewer's category may promote to the next mission. */
  readonly alcanza: boolean;
  /** Instant from which the next promotion is allowed. */
  readonly date_finaliza: string;
}

interface Mirada {
  /** Whether the record is the viewer's own. */
  readonly esPropia: boolean;
  /** Whether the viewer's permissions and rank allow proposing to this person. */
  readonly puede: boolean;
  /** The server's clock when it answered, in milliseconds. */
  readonly now: number;
}

export type Obstaculo =
  | 'propia'
  | 'sinSiguiente'
  | 'jerarquia'
  | 'alcance'
  | 'tiempo'
  | 'pendiente';

/**
 * Why the viewer cannot propose the promotion (ASC-11, ASC-12); null if they can. Permanent reasons
 * come first. The record does not tell whether a request is pending. A pending request is the only
 * remaining reason after the wait is over.
 */
export function findObstaculo(
  { m_nueva, disponible, alcanza, date_finaliza }: Ficha,
  { esPropia, puede, now }: Mirada,
): Obstaculo | null {
  if (esPropia) return 'propia';
  if (m_nueva === false) return 'sinSiguiente';
  if (!puede) return 'jerarquia';
  if (!alcanza) return 'alcance';
  if (disponible) return null;
  return Date.parse(date_finaliza) > now ? 'tiempo' : 'pendiente';
}
