import { isMasDe } from '../formato/isMasDe';
import { minutesBetween } from './cuenta';

/** The exit's placeholder while there is none (FIC-13). */
export const SIN_SALIDA = '-';

/** A record on the wire; the contract's type fits. */
export interface FichajeLeido {
  readonly entrada: string;
  /** ISO instant; a dash while open. */
  readonly salida: string;
  /** Counted minutes; 0 while open. */
  readonly min: number;
}

/** Hours after which a record is marked, because its exit was probably forgotten. */
export const HORAS_LARGO = 16;

export const isAbierto = ({ salida }: Pick<FichajeLeido, 'salida'>): boolean =>
  salida === SIN_SALIDA;

/** Milliseconds since the entry; 0 if the clock was set back. */
export const elapsedOf = ({ entrada }: Pick<FichajeLeido, 'entrada'>, now: number): number =>
  Math.max(0, now - Date.parse(entrada));

/** Whole minutes at an instant; they grow while the record is open. */
export const minutesAt = (fichaje: FichajeLeido, now: number): number =>
  isAbierto(fichaje) ? minutesBetween(Date.parse(fichaje.entrada), now) : fichaje.min;

/** Minutes of a closed record between entry and exit that do not count. */
export const descontadoOf = (fichaje: FichajeLeido): number =>
  isAbierto(fichaje)
    ? 0
    : Math.max(
        0,
        minutesBetween(Date.parse(fichaje.entrada), Date.parse(fichaje.salida)) - fichaje.min,
      );

/** Whether a record is longer than `HORAS_LARGO`. An open record counts up to now. */
export const isFichajeLargo = (
  fichaje: Pick<FichajeLeido, 'entrada' | 'salida'>,
  now: number,
): boolean =>
  isMasDe(
    HORAS_LARGO,
    Date.parse(fichaje.entrada),
    isAbierto(fichaje) ? now : Date.parse(fichaje.salida),
  );

export const FICHAJE_LARGO = `Más de ${HORAS_LARGO} h`;
