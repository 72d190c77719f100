import { type Enlace, readEnlaces } from '../agencia/enlaces';
import { OPERADOR, readServicios, type Servicios } from '../agencia/servicios';

/** The external services, in the order of the form. */
export const SERVICIOS = [
  'avatar',
  'radioStream',
  'radioInfo',
  'discord',
  'social',
] as const satisfies readonly (keyof Servicios)[];

/** An address, null for none, or `operador` for the operator's setting; and the agency's links. */
export interface AjusteEnlaces extends Servicios {
  readonly enlaces: readonly Enlace[];
}

/** Unset fields are `operador`. */
export function readElegidos(ajustes: Readonly<Record<string, unknown>>): AjusteEnlaces {
  const delOperador = Object.fromEntries(SERVICIOS.map((name) => [name, OPERADOR]));
  return {
    ...readServicios(ajustes.servicios, delOperador as Record<keyof Servicios, string>),
    enlaces: readEnlaces(ajustes.enlaces),
  };
}
