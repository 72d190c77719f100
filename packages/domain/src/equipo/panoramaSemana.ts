import { formatInteger } from '../formato/credits';
import { type Cuadro, toPartes } from '../listas/panorama';

interface Fila {
  /** Whether the newest entry is of this week. */
  readonly hizo: boolean;
  readonly asistencia: number;
}

/** Counts people with attendances this week, with other entries only, and without entries. */
export function panoramaSemana(filas: readonly Fila[]): Cuadro | null {
  const activas = filas.filter(({ hizo }) => hizo);
  const [con, sin] = [
    activas.filter(({ asistencia }) => asistencia > 0).length,
    activas.filter(({ asistencia }) => asistencia <= 0).length,
  ];
  const nada = filas.length - activas.length;
  return toPartes([
    { texto: `${formatInteger(con)} con asistencias`, valor: con, tono: 'hecho' },
    { texto: `${formatInteger(sin)} sin asistencias`, valor: sin, tono: 'pendiente' },
    { texto: `${formatInteger(nada)} sin nada hecho`, valor: nada, tono: 'resto' },
  ]);
}
