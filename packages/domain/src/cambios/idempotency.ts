/**
 * How many hours the server remembers an idempotency key: a repeat within them is not executed
 * again.
 */
export const IDEMPOTENCY_HOURS = 24;
