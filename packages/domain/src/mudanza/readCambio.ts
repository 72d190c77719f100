/** `CAMBIO_NOMBRE.aceptada` */
const CAMBIO = /^(\S+) ahora se llama (\S+)$/;

interface Cambio {
  readonly anterior: string;
  readonly nuevo: string;
}

/** Reads the log's sentence about a changed name; null for another wording. */
export function readCambio(motivo: string | null): Cambio | null {
  const [, anterior, nuevo] = CAMBIO.exec(motivo ?? '') ?? [];
  return anterior !== undefined && nuevo !== undefined ? { anterior, nuevo } : null;
}
