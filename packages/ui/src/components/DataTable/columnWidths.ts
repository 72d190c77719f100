import { type Column, isNumeric } from './column';
import { formatValue } from './formatValue';

const CHARACTER = 8.6;
const PADDING = 32;
/** Figure, badge and signature beside a name. */
const PERSONA = 152;
const NARROWEST = 88;
const WIDEST = 360;
const INSTANT_SAMPLE = '30 sept 2026, 18:30';

/** Widths in pixels for a windowed table: from all rows, so that columns stand still while other rows come into view. */
export function columnWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[], hasAvatar: boolean): number[] {
  return columns.map(({ width, header, kind, value }, index) => {
    if (width) return width;
    let longest = header.length + 3;
    if (kind === 'instant') longest = Math.max(longest, INSTANT_SAMPLE.length);
    else for (const row of rows) longest = Math.max(longest, formatValue(value(row), kind).length);
    const extra = index === 0 && hasAvatar ? PERSONA : isNumeric(kind) ? 0 : 12;
    return Math.min(WIDEST, Math.max(NARROWEST, Math.round(longest * CHARACTER + PADDING + extra)));
  });
}
