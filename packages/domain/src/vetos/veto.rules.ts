import { SIN_SERVICIOS } from '../agencia/servicios';
import { findDireccionFailure } from '../enlaces/enlaces.rules';
import { parseDay } from '../formato/days';
import { findNombreFailure } from '../nombres/nombre';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import { FECHAS } from '../reglas/textos';
import { VETOS } from './textos';

/** Longest reason, in characters. */
export const MOTIVO_VETO_MAX = 500;

/** A new veto, as typed. An empty `enlace` = no link, an empty `hasta` = for good. */
export interface VetoValues {
  nombre: string;
  motivo: string;
  /** The last day, `YYYY-MM-DD`, included. */
  hasta: string;
  /** The address of the evidence. */
  enlace: string;
}

/** @param hoy today in the agency's zone, `YYYY-MM-DD` */
export const vetoRules = (hoy: string): readonly Rule<VetoValues>[] => [
  failIfEmpty('nombre', VETOS.sinNombre),
  ({ nombre }) => {
    const texto = findNombreFailure(nombre.trim());
    return texto ? { campo: 'nombre', texto } : null;
  },
  failIfEmpty('motivo', VETOS.sinMotivo),
  ({ motivo }) =>
    [...motivo.trim()].length > MOTIVO_VETO_MAX
      ? { campo: 'motivo', texto: VETOS.motivoLargo(MOTIVO_VETO_MAX) }
      : null,
  ({ hasta }) =>
    hasta !== '' && parseDay(hasta) === null ? { campo: 'hasta', texto: FECHAS.noExiste } : null,
  ({ hasta }) =>
    hasta !== '' && hasta < hoy ? { campo: 'hasta', texto: VETOS.fechaPasada } : null,
  ({ enlace }) => {
    const url = enlace.trim();
    const texto = url === '' ? null : findDireccionFailure('enlace', url, SIN_SERVICIOS);
    return texto ? { campo: 'enlace', texto } : null;
  },
];
