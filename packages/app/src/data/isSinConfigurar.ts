import { ApiError } from '@garita/api-client/ApiError';
import { AGENCIA } from '@garita/domain/agencia/textos';

/**
 * Whether a call failed because the agency is not set up yet: a 503 with the contract's text for
 * it.
 */
export const isSinConfigurar = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus === 503 && error.message === AGENCIA.sinConfigurar;
