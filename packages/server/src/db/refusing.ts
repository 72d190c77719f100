import type { Rechazo } from '../rechazo';
import { isUniqueViolation } from './errors';

/**
 * For the `catch` of a write: what a unique index rejects is refused; any other error stays.
 * @param index only this one; null for any
 */
export const refusing =
  (index: string | null, refusal: () => Rechazo) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, index ?? undefined) ? refusal() : error;
  };
