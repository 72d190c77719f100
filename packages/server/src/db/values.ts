import pg from 'pg';

// Both drivers convert values here, so that a row and a parameter mean the same on the embedded
// database and on PostgreSQL.

// Dates are sent as UTC: an offset in whole minutes cannot express the local time of old dates.
pg.defaults.parseInputDatesAsUTC = true;

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

/** For a node-postgres pool's `types`. Binary results are never requested. */
export const typeParsers = {
  getTypeParser: ((oid: number) => getTypeParser(oid)) as typeof pg.types.getTypeParser,
};

// Exported by node-postgres since version 8, but missing from its types.
export const { prepareValue } = (
  pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils;

/**
 * The parameter as node-postgres sends it: arrays as array literals, objects as JSON, bytes as
 * `\x…`.
 */
export function prepareParameter(value: unknown): string | null {
  const prepared = prepareValue(value);
  return Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : prepared;
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond the safe integers: ${text}`);
  return value;
}

function keepText(text: string): string {
  return text;
}
