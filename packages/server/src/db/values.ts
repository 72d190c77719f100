import pg from 'pg';

// Both drivers convert values here, so that a row and a parameter mean the same on the embedded
// database and on PostgreSQL.

type Parse = (text: string) => unknown;

const parsers = new Map<number, Parse>([
  [pg.types.builtins.INT8, parseInt8],
  [pg.types.builtins.DATE, keepText],
  [pg.types.builtins.INTERVAL, keepText],
]);

/** int8 → number, date and interval → text, timestamptz → Date, json → parsed, bytea → Buffer. */
export function getTypeParser(oid: number): Parse {
  return parsers.get(oid) ?? (pg.types.getTypeParser(oid, 'text') as Parse);
}

/** The `types` of a node-postgres pool. Garita never requests binary results. */
export const typeParsers = {
  getTypeParser: ((oid: number) => getTypeParser(oid)) as typeof pg.types.getTypeParser,
};

/**
 * The text of a parameter, the same for both drivers: arrays as array literals, objects as JSON,
 * bytes as `\x…`, dates as UTC.
 * @throws when the value cannot be serialized (an invalid date, a circular object)
 */
export function prepareParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return writeDate(value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return Array.isArray(value) ? `{${value.map(prepareElement).join()}}` : JSON.stringify(value);
}

function prepareElement(element: unknown): string {
  const text = prepareParameter(element);
  if (text === null) return 'NULL';
  return Array.isArray(element) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * PostgreSQL writes years beyond 9999 without a sign, and years before 1 as years before Christ.
 */
function writeDate(date: Date): string {
  const afterYear = date.toISOString().replace(/^[+-]?\d+/, '');
  const year = date.getUTCFullYear();
  const yearText = String(year > 0 ? year : 1 - year).padStart(4, '0');
  return `${yearText}${afterYear}${year > 0 ? '' : ' BC'}`;
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond the safe integers: ${text}`);
  return value;
}

function keepText(text: string): string {
  return text;
}
