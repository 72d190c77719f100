import { CATEGORIA } from '../acceso/permisos';

/**
 * Whether lists and selectors of ranks offer a category. Higher ones are given by appointment
 * (RAN-01, CAL-05).
 */
export const isSeleccionable = ({ id_categoria }: { readonly id_categoria: number }): boolean =>
  id_categoria <= CATEGORIA.selector;
