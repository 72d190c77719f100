import type { Rule } from '../reglas/Rule';
import { findNombreFailure } from './nombre';
import { CAMBIO_NOMBRE } from './textos';

/** Another name, as it is asked for. */
export interface CambioNombreValues {
  nombre: string;
}

/** Asking for another name (NCM-10); whether it is free, only the agency's people tell. */
export const cambioNombreRules: readonly Rule<CambioNombreValues>[] = [
  ({ nombre }) => (nombre.trim() === '' ? { campo: 'nombre', texto: CAMBIO_NOMBRE.vacio } : null),
  ({ nombre }) => {
    const texto = findNombreFailure(nombre);
    return texto ? { campo: 'nombre', texto } : null;
  },
];
