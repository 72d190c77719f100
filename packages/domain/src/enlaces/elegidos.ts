import { type Enlace, readEnlaces } from '../agencia/enlaces';
import { OPERADOR, type Servicios } from '../agencia/servicios';

/** What an agency uses from outside, in the order in which it is asked. */
export const SERVICIOS = [
  'avatar',
  'radioStream',
  'radioInfo',
  'discord',
  'social',
] as const satisfies readonly (keyof Servicios)[];

/** What an agency has chosen: an address, null for none, or `operador` for what the operator of the machine has set; and its own links. */
export interface AjusteEnlaces extends Servicios {
  readonly enlaces: readonly Enlace[];
}

/** Reads the settings `servicios` and `enlaces` as they were chosen; what was not is the operator's. */
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
