import { isMasDe } from '../formato/isMasDe';
import { minutesBetween } from './cuenta';

/** What stands for the exit while there is none (FIC-13). */
export const SIN_SALIDA = '-';

/** A record as it stands on the wire; the contract's fits. */
export interface FichajeLeido {
  readonly entrada: string;
  /** ISO instant; a dash while it is open. */
  readonly salida: string;
  /** Minutes that count; 0 while it is open. */
  readonly min: number;
}

/** Longer than anybody stays: from here on a record is marked, whose exit was likely forgotten. */
export const HORAS_LARGO = 16;

/** Whether the person is still in. */
export const isAbierto = ({ salida }: Pick<FichajeLeido, 'salida'>): boolean =>
  salida === SIN_SALIDA;

/** Milliseconds since the entry; none when the clock was set back. */
export const elapsedOf = ({ entrada }: Pick<FichajeLeido, 'entrada'>, now: number): number =>
  Math.max(0, now - Date.parse(entrada));

/** Whole minutes of a record at a moment: they run on while it is open. */
export const minutesAt = (fichaje: FichajeLeido, now: number): number =>
  isAbierto(fichaje) ? minutesBetween(Date.parse(fichaje.entrada), now) : fichaje.min;

/** Minutes that were taken off a closed record: what lies between entry and exit and does not count. */
export const descontadoOf = (fichaje: FichajeLeido): number =>
  isAbierto(fichaje)
    ? 0
    : Math.max(
        0,
        minutesBetween(Date.parse(fichaje.entrada), Date.parse(fichaje.salida)) - fichaje.min,
      );

/** Whether more than sixteen hours lie between entry and exit, or now while it is open. */
export const isFichajeLargo = (
  fichaje: Pick<FichajeLeido, 'entrada' | 'salida'>,
  now: number,
): boolean =>
  isMasDe(
    HORAS_LARGO,
    Date.parse(fichaje.entrada),
    isAbierto(fichaje) ? now : Date.parse(fichaje.salida),
  );

/** What marks it. */
export const FICHAJE_LARGO = `Más de ${HORAS_LARGO} h`;
