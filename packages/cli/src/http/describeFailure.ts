import { TOO_LONG } from '@garita/api-client/followSignal';

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'conexión rechazada, nadie atiende ahí',
  ENOTFOUND: 'no se conoce ese nombre',
  EAI_AGAIN: 'no se conoce ese nombre',
  ECONNRESET: 'la conexión se ha cortado',
  EPIPE: 'la conexión se ha cortado',
  ETIMEDOUT: 'no responde a tiempo',
  UND_ERR_CONNECT_TIMEOUT: 'no responde a tiempo',
  UND_ERR_SOCKET: 'la conexión se ha cortado',
  EHOSTUNREACH: 'no hay camino hasta ahí',
  ENETUNREACH: 'no hay red',
};

/**
 * Matches the error codes of OpenSSL and Node for an invalid certificate or an answer that is not
 * TLS.
 */
const TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|EPROTO$|HOSTNAME_MISMATCH)/;

/** `fetch` puts the reason in `cause`. */
const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as NodeJS.ErrnoException;
  return code ?? (cause ? codeOf(cause) : '');
};

export const isTimeout = (error: unknown): boolean =>
  error === TOO_LONG || (error as Error | null)?.cause === TOO_LONG;

/** Whether the request failed before any byte reached the portal. */
export const isBeforeSending = (error: unknown): boolean =>
  [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ].includes(codeOf(error)) || TLS.test(codeOf(error));

/** Why the connection failed, as a sentence. */
export function describeFailure(servidor: string, error: unknown): string {
  const code = codeOf(error);
  const cause = isTimeout(error)
    ? 'no ha respondido a tiempo'
    : TLS.test(code)
      ? `su certificado o su TLS no vale, ${code}`
      : CAUSES[code];
  return `No se pudo conectar con ${servidor}${cause ? ` (${cause})` : ''}. Comprueba la dirección y la conexión.`;
}
