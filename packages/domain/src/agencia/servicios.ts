/** Addresses of the external services of an agency; null = none. */
export interface Servicios {
  /** An avatar's address, with `{usuario}` for the name. */
  readonly avatar: string | null;
  /** An avatar's public profile as JSON, with `{usuario}` for the name. */
  readonly perfil: string | null;
  readonly radioStream: string | null;
  /** The track that the radio is playing. */
  readonly radioInfo: string | null;
  /** The chat widget. */
  readonly discord: string | null;
  /** The social widget. */
  readonly social: string | null;
}

export const SIN_SERVICIOS: Servicios = {
  avatar: null,
  perfil: null,
  radioStream: null,
  radioInfo: null,
  discord: null,
  social: null,
};

/** The value in place of an address if the operator's setting applies. */
export const OPERADOR = 'operador';

/** Unset fields fall back to the operator's environment variables; null is a choice: no service. */
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
    perfil: pick('perfil'),
    radioStream: pick('radioStream'),
    radioInfo: pick('radioInfo'),
    discord: pick('discord'),
    social: pick('social'),
  };
}
