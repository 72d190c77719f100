import { formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import type { TipoRequisito } from '@garita/domain/nomina/requisito';

/** The names of the requirements, as in the payroll's columns. */
export const REQUISITO_LABELS: Readonly<Record<TipoRequisito, string>> = {
  ascenso: 'Ascensos',
  asistencia: 'Asistencias',
  minutos: 'Tiempos',
};

/** Formats an amount, to be shown beside its name: `3`, `4h 0m`. */
export const formatAmount = (tipo: TipoRequisito, cantidad: number): string =>
  tipo === 'minutos' ? formatMinutes(cantidad) : formatInteger(cantidad);
