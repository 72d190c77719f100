import { type Enlace, readEnlaces } from '../agencia/enlaces';
import { OPERADOR, type Servicios } from '../agencia/servicios';

/** The external services, in the order of the form. */
export const SERVICIOS = [
  'avatar',
  'radioStream',
  'radioInfo',
  'discord',
  'social',
] as const satisfies readonly (keyof Servicios)[];

/**
 * The agency's choices: an address, null for none, or `operador` for the operator's setting; and
 * its own links.
 */
export interface AjusteEnlaces extends Servicios {
  readonly enlaces: readonly Enlace[];
}

/**
 * Reads the settings `servicios` and `enlaces` as chosen. Fields that are not set are `operador`.
 */
export function readElegidos(ajustes: Readonly<Record<string, unknown>>): AjusteEnlaces {
  const { servicios } = ajustes;
  const chosen =
    typeof servicios === 'object' && servicios !== null
      ? (servicios as Record<string, unknown>)
      : {};
  const pick = (name: keyof Servicios): string | null =>
    typeof chosen[name] === 'string' || chosen[name] === null
      ? (chosen[name] as string | null)
      : OPERADOR;
  return {
    avatar: pick('avatar'),
    radioStream: pick('radioStream'),
    radioInfo: pick('radioInfo'),
    discord: pick('discord'),
    social: pick('social'),
    enlaces: readEnlaces(ajustes.enlaces),
  };
}
