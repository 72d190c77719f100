import type { Rechazo } from '../rechazo';
import { isUniqueViolation } from './errors';

/**
 * The handler for the `catch` of a write. It throws the refusal for a violated unique index, and
 * any other error unchanged.
 * @param index only this unique index; null for any
 */
export const refusing =
  (index: string | null, refusal: () => Rechazo) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, index ?? undefined) ? refusal() : error;
  };
