import { formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import type { TipoRequisito } from '@garita/domain/nomina/requisito';

/** The requirements, as the payroll's columns name them. */
export const REQUISITO_LABELS: Readonly<Record<TipoRequisito, string>> = {
  ascenso: 'Ascensos',
  asistencia: 'Asistencias',
  minutos: 'Tiempos',
};

/** An amount beside its name: `3`, `4h 0m`. */
export const formatAmount = (tipo: TipoRequisito, cantidad: number): string =>
  tipo === 'minutos' ? formatMinutes(cantidad) : formatInteger(cantidad);
