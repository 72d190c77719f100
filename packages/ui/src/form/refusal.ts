import { SERVICIO } from '@garita/domain/reglas/textos';

/** A rejected write whose message may be shown; the API client's error fits. */
export interface Refusal extends Error {
  /** The text for the user, in Spanish. */
  readonly message: string;
  /** The HTTP status; 0 without a response. After 404 and 409 a confirmation offers no retry. */
  readonly httpStatus: number;
  /** The form's field at fault; without one the text is at the form's foot. */
  readonly campo?: string | null;
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'httpStatus' in error && typeof error.httpStatus === 'number';

/**
 * The text of a refusal. Any other error is a bug: it is passed to the browser's error handlers,
 * and the user gets a general text.
 */
export function describeRefusal(error: unknown): string {
  if (isRefusal(error)) return error.message;
  reportError(error);
  return SERVICIO.noDisponible;
}
