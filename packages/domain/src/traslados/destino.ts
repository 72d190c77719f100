import type { Subject } from '../acceso/can';
import { foldText } from '../formato/foldText';
import { reachesMision } from '../misiones/venta.rules';
import { isSeleccionable } from '../rangos/isSeleccionable';

interface Mision {
  readonly id: number;
  readonly nombre: string;
  /** Credits. */
  readonly precio: number;
}

export interface CategoriaTraslado<M extends Mision = Mision> {
  readonly id_categoria: number;
  /** The granted mission, as the list of ranks names it. */
  readonly traslado: string;
  /** Not 0: transfers to the category are for sale. */
  readonly traslado_venta: number;
  /** In ladder order. */
  readonly misiones: readonly M[];
}

const isSame = (a: string, b: string): boolean => foldText(a.trim()) === foldText(b.trim());

/**
 * The mission that the list of ranks names, else the first. Undefined if transfers are not for
 * sale, or if the category is given by appointment.
 */
export function findDestino<M extends Mision>(categoria: CategoriaTraslado<M>): M | undefined {
  if (categoria.traslado_venta === 0 || !isSeleccionable(categoria)) return undefined;
  return (
    categoria.misiones.find(({ nombre }) => isSame(nombre, categoria.traslado)) ??
    categoria.misiones[0]
  );
}

interface Puesto {
  readonly id_categoria: number;
  /** The mission's name, as the lists of people have it. */
  readonly mision: string;
}

/** Whether a transfer to a category ranks above a position. */
function isAbove(categoria: CategoriaTraslado, { id_categoria, mision }: Puesto): boolean {
  if (categoria.id_categoria !== id_categoria) return categoria.id_categoria > id_categoria;
  const present = categoria.misiones.findIndex(({ nombre }) => nombre === mision);
  return categoria.misiones.findIndex(({ id }) => id === findDestino(categoria)?.id) > present;
}

/**
 * The categories whose transfers are for sale, below the acting user and above the person's
 * position. `puesto` is null while no person is chosen.
 */
export const listDestinos = <C extends CategoriaTraslado>(
  categorias: readonly C[],
  encargado: Pick<Subject, 'id_categoria' | 'permisoSys'>,
  puesto: Puesto | null,
): C[] =>
  categorias.filter(
    (categoria) =>
      findDestino(categoria) !== undefined &&
      reachesMision(encargado, { categoria: categoria.id_categoria }) &&
      (puesto === null || isAbove(categoria, puesto)),
  );
