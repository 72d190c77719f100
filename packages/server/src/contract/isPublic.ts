import type { Operation } from './loadContract';

/** Whether everyone may call. The gate then checks no key; the handler may. */
export const isPublic = (operation: Operation): boolean =>
  operation.access.some((grant) => grant.public);
