export interface Invitacion {
  readonly usos: number;
  readonly usados: number;
  /** Milliseconds since 1970, or null for no end. */
  readonly expira: number | null;
  readonly isAnulada: boolean;
}

export type EstadoInvitacion = 'viva' | 'agotada' | 'caducada' | 'anulada';

/** @param now milliseconds since 1970 */
export function estadoOf(
  { usos, usados, expira, isAnulada }: Invitacion,
  now: number,
): EstadoInvitacion {
  if (isAnulada) return 'anulada';
  if (usados >= usos) return 'agotada';
  return expira !== null && expira <= now ? 'caducada' : 'viva';
}
