import type { Operation } from './loadContract';

/**
 * Whether visitors may make the call. The gate then checks no key, but the handler may check one.
 */
export const isPublic = (operation: Operation): boolean =>
  operation.access.some((grant) => grant.public);
