import pg from 'pg';

const fields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const;

type Fields = Partial<Record<(typeof fields)[number], string>>;

/** An error as plain data. A copy of an `Error` between threads would keep only its message. */
export interface ErrorDescription {
  readonly message: string;
  /** The fields of PostgreSQL's error; null for another error. */
  readonly fields: Fields | null;
}

/**
 * Describes an error without the query and its parameters, which PGlite attaches to it: a log must
 * not contain them.
 */
export function describeError(error: unknown): ErrorDescription {
  const message = error instanceof Error ? error.message : String(error);
  const source = error as Fields;
  if (!(error instanceof Error) || typeof source.code !== 'string')
    return { message, fields: null };
  return {
    message,
    fields: Object.fromEntries(
      fields.filter((field) => source[field] !== undefined).map((field) => [field, source[field]]),
    ),
  };
}

/**
 * Restores an error from its description: a `pg.DatabaseError` if it has fields, else a plain
 * Error.
 */
export function restoreError({ message, fields }: ErrorDescription): Error {
  return fields === null
    ? new Error(message)
    : Object.assign(new pg.DatabaseError(message, message.length, 'error'), fields);
}
