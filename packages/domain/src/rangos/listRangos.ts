import { isSeleccionable } from './isSeleccionable';

interface Mision {
  readonly id: number;
  readonly nombre: string;
  readonly precio: number;
  readonly venta: number;
}

interface Categoria {
  readonly id_categoria: number;
  readonly misiones: readonly Mision[];
}

/** A rank of the price list: a mission and its category. */
export interface Rango extends Mision {
  readonly categoria: number;
}

/** The ranks that selectors offer, lowest first (CAL-05). */
export const listRangos = (categorias: readonly Categoria[]): Rango[] =>
  categorias.filter(isSeleccionable).flatMap(({ id_categoria, misiones }) =>
    misiones.map(({ id, nombre, precio, venta }) => ({
      id,
      nombre,
      precio,
      venta,
      categoria: id_categoria,
    })),
  );
