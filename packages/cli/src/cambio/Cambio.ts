/** One change as it was looked up and judged, not yet sent. */
export interface Cambio {
  /** What it does, as a phrase without a stop: `Multa de 50c a Recluta: «Llegó tarde»`. */
  readonly descripcion: string;
  /** What is typed to confirm it: it names whom or what it is about. */
  readonly confirmacion: string;
  /**
   * Asks the portal for it.
   * @param clave the Idempotency-Key; left out, a new one
   * @returns what the portal says of it
   */
  readonly send: (clave?: string) => Promise<string>;
}

/** The header that names a request, for `send`; without a key the client makes one up. */
export const keyed = (clave: string | undefined): { headers: Record<string, string> } => ({ headers: clave === undefined ? {} : { 'Idempotency-Key': clave } });
