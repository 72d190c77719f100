import { firmaRules } from '../firmas/firma.rules';
import { findNombreFailure } from '../nombres/nombre';
import { NOMBRES } from '../nombres/textos';
import { findFailure, type Rule } from '../reglas/Rule';
import { USUARIOS } from './textos';

/** A person as they will be once edited: what was sent as `igual` stands here as it is now. */
export interface EdicionValues {
  nombre: string;
  /** The name that they have: whatever it is, they may keep it. */
  nombreActual: string;
  /** Empty = none. */
  firma: string;
  /** Category of the mission that they will have. */
  categoria: number;
  /** From which category on a signature is needed: the agency's `firma_desde`. */
  firmaDesde: number;
  /** Somebody dismissed has no signature, whatever their category: it is asked for when they are back. */
  despedido: boolean;
}

/** How many people a search gives at most. */
export const USUARIOS_POR_BUSQUEDA = 50;

/** Editing a person (USU-19 to USU-22), in the portal's order. */
export const edicionRules: readonly Rule<EdicionValues>[] = [
  ({ nombre }) => (nombre.trim() === '' ? { campo: 'nombre', texto: NOMBRES.vacio } : null),
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
