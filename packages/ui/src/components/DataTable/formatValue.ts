import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatDay } from '@garita/domain/formato/days';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { CREDITOS } from '@garita/domain/formato/moneda';
import type { CellValue, Column, ColumnKind } from './column';

/** Placeholder for a missing value. */
export const NOTHING = '—';

function formatText(value: string, kind: ColumnKind): string {
  if (kind === 'instant') return formatInstant(value);
  return kind === 'day' ? formatDay(value) : value;
}

export function formatValue(
  value: CellValue,
  { kind = 'text', moneda = CREDITOS }: Pick<Column<never>, 'kind' | 'moneda'>,
): string {
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'string') return formatText(value, kind);
  if (kind === 'minutes') return formatMinutes(value);
  if (kind === 'credits') return formatCredits(value, moneda);
  return kind === 'number' && Number.isInteger(value) ? formatInteger(value) : String(value);
}
