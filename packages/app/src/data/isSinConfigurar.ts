import { ApiError } from '@garita/api-client/ApiError';
import { AGENCIA } from '@garita/domain/agencia/textos';

/** Whether the portal has no agency yet. Until the setup the server answers 503 with this text. */
export const isSinConfigurar = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus === 503 && error.message === AGENCIA.sinConfigurar;
