const UNKNOWN = 'No se pudo completar. Revisa tu conexión y vuelve a intentarlo.';

/** The server's own words (`msg`) where there are any; a browser's or programmer's message is not for people. */
export function describeFailure(error: unknown): string {
  const msg = typeof error === 'object' && error !== null && 'msg' in error ? error.msg : undefined;
  return typeof msg === 'string' && msg !== '' ? msg : UNKNOWN;
}
