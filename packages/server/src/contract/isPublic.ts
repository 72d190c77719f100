import type { Operation } from './loadContract';

/** Whether a call is open to everyone: it looks at no key, unless by itself. */
export const isPublic = (operation: Operation): boolean =>
  operation.access.some((grant) => grant.public);
