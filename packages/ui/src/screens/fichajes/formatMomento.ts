import { formatDay } from '@garita/domain/formato/days';
import { formatInstant } from '@garita/domain/formato/instant';

/**
 * The time of an instant in the reader's zone, shown beside the agency's day. It includes the date
 * if the reader's date differs.
 */
export const formatMomento = (iso: string, dia: string): string =>
  formatInstant(iso, { part: 'fecha' }) === formatDay(dia)
    ? formatInstant(iso, { part: 'hora' })
    : formatInstant(iso);
