/** The limits of a request to an external service of the agency. */
export const SERVICE_LIMITS = { timeoutMs: 3000, maxBytes: 64 * 1024 } as const;
