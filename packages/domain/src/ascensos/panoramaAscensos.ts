import { contar } from '../formato/contar';
import { localDay } from '../formato/localDay';
import { type Cuadro, countPorDia } from '../listas/panorama';

interface Turno {
  readonly grupo: 'ahora' | 'espera' | 'fuera';
  /** ISO instant from which the next promotion can be given. */
  readonly date_finaliza: string;
}

/**
 * On each of the next seven days: the number of people whose wait for a promotion ends.
 * @param ahora in milliseconds
 * @param zona the reader's IANA zone, in which the list shows the instants
 */
export const panoramaAscensos = (
  turnos: readonly Turno[],
  ahora: number,
  zona: string,
): Cuadro | null =>
  countPorDia(
    localDay(ahora, zona),
    turnos.flatMap(({ grupo, date_finaliza }) => {
      const desde = Date.parse(date_finaliza);
      return grupo === 'espera' && desde > ahora ? [localDay(desde, zona)] : [];
    }),
    (count) => contar(count, 'persona más', 'personas más'),
  );
