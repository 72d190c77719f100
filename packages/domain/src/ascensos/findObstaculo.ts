/** What a promotion record must tell to know why it cannot be acted upon; the wire's record fits. */
interface Ficha {
  /** The next mission, false when there is none. */
  readonly m_nueva: string | false;
  readonly disponible: boolean;
  /** Whether the viewer's category may promote to the next mission. */
  readonly alcanza: boolean;
  /** Instant from which the next promotion can be given. */
  readonly date_finaliza: string;
}

interface Mirada {
  /** The record is the viewer's own. */
  readonly esPropia: boolean;
  /** Whether the viewer's permissions and rank admit proposing to this person. */
  readonly puede: boolean;
  /** The clock, in milliseconds, when the record was answered. */
  readonly now: number;
}

/** Why a promotion cannot be proposed from a record. */
export type Obstaculo =
  | 'propia'
  | 'sinSiguiente'
  | 'jerarquia'
  | 'alcance'
  | 'tiempo'
  | 'pendiente';

/**
 * Why the viewer cannot propose this promotion, or null when they can (ASC-11, ASC-12). What nobody can change comes first: waiting does
 * not help somebody who may never propose. The record does not name a pending request; it is what is left when the time has passed.
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
