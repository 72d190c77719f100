import type { Rule } from '../reglas/Rule';
import { findNombreFailure } from './nombre';
import { CAMBIO_NOMBRE } from './textos';

export interface CambioNombreValues {
  nombre: string;
}

/** NCM-10. Only the server knows whether the name is free. */
export const cambioNombreRules: readonly Rule<CambioNombreValues>[] = [
  ({ nombre }) => (nombre.trim() === '' ? { campo: 'nombre', texto: CAMBIO_NOMBRE.vacio } : null),
  ({ nombre }) => {
    const texto = findNombreFailure(nombre);
    return texto ? { campo: 'nombre', texto } : null;
  },
];
