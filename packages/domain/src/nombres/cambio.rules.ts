import { failIfEmpty, type Rule } from '../reglas/Rule';
import { findNombreFailure } from './nombre';
import { CAMBIO_NOMBRE } from './textos';

export interface CambioNombreValues {
  nombre: string;
}

/** The rules of a new name (NCM-10). Only the server knows whether the name is free. */
export const cambioNombreRules: readonly Rule<CambioNombreValues>[] = [
  failIfEmpty('nombre', CAMBIO_NOMBRE.vacio),
  ({ nombre }) => {
    const texto = findNombreFailure(nombre);
    return texto ? { campo: 'nombre', texto } : null;
  },
];
