/** What JSON writes as PostgreSQL does: such a value stands in the line as it is. Booleans are told apart below. */
const BARE = new Set(['smallint', 'integer', 'bigint', 'jsonb']);

/** A column as far as its values' form depends on it. */
export interface ColumnaTipo {
  readonly name: string;
  /** As PostgreSQL writes it, such as `timestamp with time zone`. */
  readonly type: string;
}

function formatValue(type: string, value: string): string {
  if (type === 'boolean') return value === 't' ? 'true' : 'false';
  return BARE.has(type) ? value : JSON.stringify(value);
}

/**
 * One row as a JSON object, without a line break: numbers and jsonb as they are, everything else as the text that PostgreSQL writes and
 * reads. A jsonb that holds nothing is left out, because `null` is also a value that jsonb can hold.
 */
export function formatLinea(
  columns: readonly ColumnaTipo[],
  values: readonly (string | null)[],
): string {
  const fields = columns.flatMap(({ name, type }, index) => {
    const value = values[index];
    if (value == null) return type === 'jsonb' ? [] : [`${JSON.stringify(name)}:null`];
    return [`${JSON.stringify(name)}:${formatValue(type, value)}`];
  });
  return `{${fields.join(',')}}`;
}
