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

/** What we need of a category, as on the wire. */
export interface CategoriaTraslado<M extends Mision = Mision> {
  readonly id_categoria: number;
  /** What a transfer to it grants, as the list of ranks says it. */
  readonly traslado: string;
  /** Not 0: transfers to it are sold. */
  readonly traslado_venta: number;
  /** In ladder order. */
  readonly misiones: readonly M[];
}

const isSame = (a: string, b: string): boolean => foldText(a.trim()) === foldText(b.trim());

/**
 * The mission that a transfer to a category grants: the one of the category that the list of ranks names, else its first. Undefined where no
 * transfers are sold: to categories that say so, and to those that are given by appointment.
 */
export function findDestino<M extends Mision>(categoria: CategoriaTraslado<M>): M | undefined {
  if (categoria.traslado_venta === 0 || !isSeleccionable(categoria)) return undefined;
  return (
    categoria.misiones.find(({ nombre }) => isSame(nombre, categoria.traslado)) ??
    categoria.misiones[0]
  );
}

/** Where somebody stands. */
interface Puesto {
  readonly id_categoria: number;
  /** The mission's name: what the lists of people have. */
  readonly mision: string;
}

/** Whether what a transfer to a category grants is above where somebody stands. */
function isAbove(categoria: CategoriaTraslado, { id_categoria, mision }: Puesto): boolean {
  if (categoria.id_categoria !== id_categoria) return categoria.id_categoria > id_categoria;
  const present = categoria.misiones.findIndex(({ nombre }) => nombre === mision);
  return categoria.misiones.findIndex(({ id }) => id === findDestino(categoria)?.id) > present;
}

/**
 * The categories that somebody can be taken over to: those to which transfers are sold, below whoever does it, and above where the person stands.
 * @param puesto where the person stands; null while nobody is chosen.
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
