import { formatInteger } from '../formato/credits';
import { type Cuadro, toPartes } from '../listas/panorama';
import type { FilaNomina } from './joinNomina';

type Fila = Pick<FilaNomina, 'paga' | 'ascensos' | 'asistencias' | 'times'>;

/**
 * Counts people who have earned a pay, people with entries but no pay, and people without entries.
 */
export function panoramaNomina(filas: readonly Fila[]): Cuadro | null {
  const con = filas.filter(({ paga }) => paga !== null).length;
  const nada = filas.filter(
    ({ paga, ascensos, asistencias, times }) =>
      paga === null && ascensos === 0 && asistencias === 0 && times === 0,
  ).length;
  const camino = filas.length - con - nada;
  return toPartes([
    { texto: `${formatInteger(con)} con la paga ganada`, valor: con, tono: 'hecho' },
    { texto: `${formatInteger(camino)} en camino`, valor: camino, tono: 'pendiente' },
    { texto: `${formatInteger(nada)} sin nada hecho`, valor: nada, tono: 'resto' },
  ]);
}
