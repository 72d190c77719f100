import { CATEGORIA } from '@garita/domain/acceso/permisos';
import type { CategoriaInicial } from './Escalafon';

/** Price step from one mission of a category to the next, in credits. */
const STEP = 5;

/**
 * Whether transfers to the category are sold: from category 2 up to the highest that selectors
 * offer.
 */
const isTransferable = (id: number) => id >= 2 && id <= CATEGORIA.selector;

/** A template's category as a row. A level without missions is not in use. */
export const toCategoria = (c: CategoriaInicial, id: number) => ({
  id,
  activa: c.misiones.length > 0,
  nombre: c.nombre,
  traslado: id <= CATEGORIA.selector ? (c.misiones[0] ?? '') : '',
  traslado_venta: c.misiones.length > 0 && isTransferable(id) ? 1 : 0,
  asciende_hasta: c.asciendeHasta,
  nomina_ascenso: c.nomina[0],
  nomina_asistencia: c.nomina[1],
  nomina_times: c.nomina[2],
  boni_ascenso: c.boni[0],
  boni_asistencia: c.boni[1],
  boni_times: c.boni[2],
  ascenso: c.ascenso,
  tiempo_ascenso: c.tiempo,
  paga_nomina: c.paga[0],
  paga_boni: c.paga[1],
});

/** The price of a category's mission at a place (0 = the first), and whether it is for sale. */
export const toPrecio = (c: CategoriaInicial, place: number): { venta: 0 | 1; precio: number } => ({
  venta: c.precio > 0 ? 1 : 0,
  precio: c.precio + place * STEP,
});
