import { CATEGORIA } from '../acceso/permisos';

/**
 * Whether selectors offer a category. Higher categories are given by appointment (RAN-01, CAL-05).
 */
export const isSeleccionable = ({ id_categoria }: { readonly id_categoria: number }): boolean =>
  id_categoria <= CATEGORIA.selector;
