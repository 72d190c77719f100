import { ApiError } from '@garita/api-client/ApiError';
import { AGENCIA } from '@garita/domain/agencia/textos';

/** Whether a call failed because nobody has set the agency up yet: a 503 like others, told apart by the contract's one text for it. */
export const isSinConfigurar = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus === 503 && error.message === AGENCIA.sinConfigurar;
