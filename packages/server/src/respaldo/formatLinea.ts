/** Types that JSON writes as PostgreSQL does, so their values are copied unchanged. */
const BARE = new Set(['smallint', 'integer', 'bigint', 'jsonb']);

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
 * One row as a JSON object in one line: integers and jsonb unchanged, booleans as JSON, the rest as
 * PostgreSQL's text. A jsonb that is SQL null is left out, because `null` is also a value of jsonb.
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
