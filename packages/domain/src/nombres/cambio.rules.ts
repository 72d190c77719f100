import type { Rule } from '../reglas/Rule';
import { findNombreFailure } from './nombre';
import { CAMBIO_NOMBRE } from './textos';

/** The form of a name change. */
export interface CambioNombreValues {
  nombre: string;
}

/** Requesting a name change (NCM-10). Only the server knows whether the name is free. */
export const cambioNombreRules: readonly Rule<CambioNombreValues>[] = [
  ({ nombre }) => (nombre.trim() === '' ? { campo: 'nombre', texto: CAMBIO_NOMBRE.vacio } : null),
  ({ nombre }) => {
    const texto = findNombreFailure(nombre);
    return texto ? { campo: 'nombre', texto } : null;
  },
];
