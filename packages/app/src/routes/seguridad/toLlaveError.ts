import { ApiError } from '@garita/api-client/ApiError';
import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';

/** What a browser throws, by its name (WebAuthn level 3). */
const TEXTOS: Readonly<Record<string, string>> = {
  // It never tells whether it was the person, the time or a device without a fitting passkey.
  NotAllowedError: LLAVE_NAVEGADOR.cancelada,
  AbortError: LLAVE_NAVEGADOR.cancelada,
  InvalidStateError: LLAVE_NAVEGADOR.yaPuesta,
  NotSupportedError: LLAVE_NAVEGADOR.noPuede,
  ConstraintError: LLAVE_NAVEGADOR.noPuede,
  SecurityError: LLAVE_NAVEGADOR.direccion,
};

/** A refusal of the browser or of the person's device, in words for people; anything else stays the fault that it is. */
export function toLlaveError(error: unknown): unknown {
  const texto = error instanceof DOMException ? TEXTOS[error.name] : undefined;
  return texto === undefined ? error : new ApiError(texto, { httpStatus: 0, cause: error });
}
