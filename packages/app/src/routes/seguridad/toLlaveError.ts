import { ApiError } from '@garita/api-client/ApiError';
import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';

const TEXTOS: Readonly<Record<string, string>> = {
  // Browsers report this error also after a timeout and for a device without a matching passkey.
  NotAllowedError: LLAVE_NAVEGADOR.cancelada,
  AbortError: LLAVE_NAVEGADOR.cancelada,
  InvalidStateError: LLAVE_NAVEGADOR.yaPuesta,
  NotSupportedError: LLAVE_NAVEGADOR.noPuede,
  ConstraintError: LLAVE_NAVEGADOR.noPuede,
  SecurityError: LLAVE_NAVEGADOR.direccion,
};

/**
 * Turns a DOMException into an error with a text for the user. Returns any other error unchanged.
 */
export function toLlaveError(error: unknown): unknown {
  const texto = error instanceof DOMException ? TEXTOS[error.name] : undefined;
  return texto === undefined ? error : new ApiError(texto, { httpStatus: 0, cause: error });
}
