import { firmaRules } from '../firmas/firma.rules';
import { findNombreFailure } from '../nombres/nombre';
import { NOMBRES } from '../nombres/textos';
import { failIfEmpty, findFailure, type Rule } from '../reglas/Rule';
import { USUARIOS } from './textos';

/** A person after the edit: fields sent as `igual` have their current value. */
export interface EdicionValues {
  nombre: string;
  /** The current name, which stays valid whatever it is. */
  nombreActual: string;
  /** Empty = none. */
  firma: string;
  /** The category of the person's new mission. */
  categoria: number;
  /** The category from which a signature is required: the agency's `firma_desde`. */
  firmaDesde: number;
  /**
   * A dismissed person has no signature. The rule about the signature applies after the person is
   * readmitted.
   */
  despedido: boolean;
}

/** Maximum number of people in a search result. */
export const USUARIOS_POR_BUSQUEDA = 50;

/** The rules for editing a person (USU-19 to USU-22), in the old portal's order. */
export const edicionRules: readonly Rule<EdicionValues>[] = [
  failIfEmpty('nombre', NOMBRES.vacio),
  ({ firma, despedido }) =>
    despedido && firma.trim() !== '' ? { campo: 'firma', texto: USUARIOS.firmaDeDespedido } : null,
  ({ firma, categoria, firmaDesde, despedido }) =>
    !despedido && categoria >= firmaDesde && firma.trim() === ''
      ? { campo: 'firma', texto: USUARIOS.firmaVacia }
      : null,
  ({ firma }) =>
    firma.trim() !== '' && [...firma.trim()].length !== 3
      ? { campo: 'firma', texto: USUARIOS.firmaCorta }
      : null,
  ({ firma }) => (firma.trim() === '' ? null : findFailure(firmaRules, { firma })),
  ({ nombre, nombreActual }) => {
    const texto = nombre === nombreActual ? null : findNombreFailure(nombre);
    return texto ? { campo: 'nombre', texto } : null;
  },
];
