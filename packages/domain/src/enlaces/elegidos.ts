import { type Enlace, readEnlaces } from '../agencia/enlaces';
import { OPERADOR, readServicios, type Servicios } from '../agencia/servicios';
import type { RutasPerfil } from '../avatar/readPerfil';

/** The external services, in the order of the form. */
export const SERVICIOS = [
  'avatar',
  'perfil',
  'radioStream',
  'radioInfo',
  'discord',
  'social',
] as const satisfies readonly (keyof Servicios)[];

/** Each service is an address, null (no service) or `operador` (the operator's setting). */
export interface AjusteEnlaces extends Servicios, RutasPerfil {
  readonly enlaces: readonly Enlace[];
}

/** The paths of the avatar service's fields; null for Habbo's paths. */
export function readRutas(servicios: unknown): RutasPerfil {
  const { perfilMision, perfilEnLinea } = (servicios ?? {}) as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return { perfilMision: textOf(perfilMision), perfilEnLinea: textOf(perfilEnLinea) };
}

/** Reads the stored settings. An unset address becomes `operador`. */
export function readElegidos(ajustes: Readonly<Record<string, unknown>>): AjusteEnlaces {
  const delOperador = Object.fromEntries(SERVICIOS.map((name) => [name, OPERADOR]));
  return {
    ...readServicios(ajustes.servicios, delOperador as Record<keyof Servicios, string>),
    ...readRutas(ajustes.servicios),
    enlaces: readEnlaces(ajustes.enlaces),
  };
}
