import { SERVICIO } from '@garita/domain/reglas/textos';

/** What a rejected write must carry for its message to be shown to people; the API client's error fits. */
export interface Refusal extends Error {
  /** 0 when no answer came. */
  readonly httpStatus: number;
  /** The field at fault, when the server names one. */
  readonly campo?: string | null;
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'httpStatus' in error && typeof error.httpStatus === 'number';

/** A refusal in its own words. Anything else is a fault of ours: it goes to the browser's error handlers, and people read what they can act upon. */
export function describeRefusal(error: unknown): string {
  if (isRefusal(error)) return error.message;
  reportError(error);
  return SERVICIO.noDisponible;
}
