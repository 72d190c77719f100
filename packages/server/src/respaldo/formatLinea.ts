/** Types whose PostgreSQL text is valid JSON, so their values are copied unchanged. */
const BARE = new Set(['smallint', 'integer', 'bigint', 'jsonb']);

export interface ColumnaTipo {
  readonly name: string;
  /** The type as PostgreSQL writes it, such as `timestamp with time zone`. */
  readonly type: string;
}

function formatValue(type: string, value: string): string {
  if (type === 'boolean') return value === 't' ? 'true' : 'false';
  return BARE.has(type) ? value : JSON.stringify(value);
}

/**
 * One row as a JSON object in one line: integers and jsonb unchanged, booleans as JSON, other types
 * as PostgreSQL's text. A jsonb column that is SQL null is omitted, because JSON's `null` is also a
 * value of jsonb.
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
