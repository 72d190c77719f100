import { ApiError } from '@garita/api-client/ApiError';
import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';

const TEXTOS: Readonly<Record<string, string>> = {
  // This error also means a timeout and a device without a matching passkey; browsers do not tell
  // them apart.
  NotAllowedError: LLAVE_NAVEGADOR.cancelada,
  AbortError: LLAVE_NAVEGADOR.cancelada,
  InvalidStateError: LLAVE_NAVEGADOR.yaPuesta,
  NotSupportedError: LLAVE_NAVEGADOR.noPuede,
  ConstraintError: LLAVE_NAVEGADOR.noPuede,
  SecurityError: LLAVE_NAVEGADOR.direccion,
};

/** Gives a DOMException a text for the user; returns any other error as it is. */
export function toLlaveError(error: unknown): unknown {
  const texto = error instanceof DOMException ? TEXTOS[error.name] : undefined;
  return texto === undefined ? error : new ApiError(texto, { httpStatus: 0, cause: error });
}
