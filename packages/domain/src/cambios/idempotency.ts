/** Hours for which the server remembers a key: a repeat within them is not executed again. */
export const IDEMPOTENCY_HOURS = 24;
