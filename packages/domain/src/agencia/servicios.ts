/** Addresses of the external services of an agency; null = none. */
export interface Servicios {
  /** An avatar's address, with `{usuario}` for the name. */
  readonly avatar: string | null;
  /** The radio's audio. */
  readonly radioStream: string | null;
  /** The track that the radio is playing. */
  readonly radioInfo: string | null;
  /** The chat widget. */
  readonly discord: string | null;
  /** The social widget. */
  readonly social: string | null;
}

/** In place of an address: the operator's setting. */
export const OPERADOR = 'operador';

/**
 * Reads the agency's setting `servicios`. Fields that are not set fall back to the operator's; null
 * is a choice and means none.
 * @param operador the values of the environment variables
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
