import { contar } from '../formato/contar';
import { localDay } from '../formato/localDay';
import { type Cuadro, countPorDia } from '../listas/panorama';

interface Vendida {
  readonly estado: string;
  /** ISO instant; null = never. */
  readonly finaliza: string | null;
}

/**
 * On each of the next seven days: the number of active memberships that end.
 * @param ahora in milliseconds
 * @param zona the reader's IANA zone, in which the list shows the ends
 */
export const panoramaMembresias = (
  vendidas: readonly Vendida[],
  ahora: number,
  zona: string,
): Cuadro | null =>
  countPorDia(
    localDay(ahora, zona),
    vendidas.flatMap(({ estado, finaliza }) =>
      estado === 'Activa' && finaliza !== null ? [localDay(Date.parse(finaliza), zona)] : [],
    ),
    (count) => contar(count, 'termina', 'terminan'),
  );
