/** Addresses of what an agency uses from outside; null = it has none. */
export interface Servicios {
  /** Address of an avatar with `{usuario}` for the name. */
  readonly avatar: string | null;
  /** The radio's audio. */
  readonly radioStream: string | null;
  /** What the radio is playing. */
  readonly radioInfo: string | null;
  /** The chat widget. */
  readonly discord: string | null;
  /** The social widget. */
  readonly social: string | null;
}

/** In the place of an address: what the operator of the machine has set. */
export const OPERADOR = 'operador';

/**
 * The agency's setting `servicios`. What it has not chosen is what the operator of the machine has set; null is a choice, and means none.
 * @param operador what the environment variables say
 */
export function readServicios(ajuste: unknown, operador: Servicios): Servicios {
  const chosen =
    typeof ajuste === 'object' && ajuste !== null ? (ajuste as Record<string, unknown>) : {};
  const pick = (name: keyof Servicios): string | null => {
    const value = chosen[name];
    return value === null || (typeof value === 'string' && value !== OPERADOR)
      ? value
      : operador[name];
  };
  return {
    avatar: pick('avatar'),
    radioStream: pick('radioStream'),
    radioInfo: pick('radioInfo'),
    discord: pick('discord'),
    social: pick('social'),
  };
}
