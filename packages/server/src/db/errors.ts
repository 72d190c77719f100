// Both drivers raise `pg.DatabaseError` with the same SQLSTATE.

/** The database is closed, its worker died, or the embedded connection was released. */
export class DatabaseClosedError extends Error {
  override readonly name = 'DatabaseClosedError';
}

/**
 * No connection became free in time. On the embedded database the usual cause is a query on the
 * database object inside `transaction()`: use the transaction of the callback.
 */
export class AcquireTimeoutError extends Error {
  override readonly name = 'AcquireTimeoutError';

  constructor(readonly milliseconds: number) {
    super(
      `No database connection became free in ${milliseconds} ms. Is the database object used inside transaction() instead of the transaction?`,
    );
  }
}

/** SQLSTATE of an error, or a system code such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** @param constraint only this unique constraint or index; any if omitted */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

/**
 * Whether a prepared plan is outdated: a restored backup or a newer portal has changed the tables.
 * The connection must prepare the query again, under a new name.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    codeOf(error) === '0A000' &&
    (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'
  );
}

/**
 * Whether the error is a serialization failure, a deadlock or an outdated plan. A retry may
 * succeed.
 */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error)) || isOutdatedPlan(error);
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
// Class 08 is "connection exception". The others are shutdown, crash, "cannot connect now" and too
// many connections.
const serverGone = /^(08...|57P0[1-3]|53300)$/;
// node-postgres and Kysely raise these without a code.
const driverGone =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed)/;

/**
 * Whether the connection to the database has failed. The database may or may not have run the
 * statements that were sent.
 */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseClosedError) return true;
  const code = codeOf(error);
  return systemCodes.has(code) || serverGone.test(code) || driverGone.test(messageOf(error));
}

/**
 * Whether the error is the timeout of a statement, a lock, an idle transaction, or the wait for a
 * connection.
 */
export function isTimeout(error: unknown): boolean {
  if (error instanceof AcquireTimeoutError) return true;
  // 57014 statement, 55P03 lock, 25P03 idle in transaction, 25P04 whole transaction. node-postgres'
  // pool raises the message below without a code.
  return (
    ['57014', '55P03', '25P03', '25P04'].includes(codeOf(error)) ||
    messageOf(error) === 'timeout exceeded when trying to connect'
  );
}

export function isMissingCursor(error: unknown): boolean {
  return codeOf(error) === '34000';
}

/**
 * Whether the disk is full, by the code of the system or the database, or of the error's `cause`.
 */
export function isDiskFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}

/**
 * Whether the database cannot store the text: a NUL character or a broken encoding, also inside
 * JSON.
 */
export function isInvalidText(error: unknown): boolean {
  return ['22021', '22P05'].includes(codeOf(error));
}
