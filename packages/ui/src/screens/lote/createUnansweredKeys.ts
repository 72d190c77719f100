import type { BulkRun } from './LoteProps';

/** How long a key is kept, in milliseconds. */
const KEPT_MS = 10 * 60_000;

interface Enviada {
  /** Names the act and the row. */
  readonly linea: string;
  /** The request as text: another input is another write and needs another key. */
  readonly pedido: string;
  readonly clave: string;
}

interface UnansweredKeys {
  /**
   * The key of a line whose last write had the same request and an unknown outcome; else undefined.
   */
  readonly get: (linea: string, pedido: string) => string | undefined;
  readonly forget: (linea: string) => void;
  /**
   * Wraps a `BulkRun` to keep the keys of unanswered lines.
   * @param at returns the line at an index
   */
  readonly follow: (curso: BulkRun, at: (indice: number) => Enviada) => BulkRun;
}

/**
 * Keeps the idempotency keys of lines without an answer, by act and row. If the user closes an
 * interrupted bulk act and repeats it, the same keys are sent, so that nothing is done twice. The
 * keys are kept in memory, for `KEPT_MS`.
 * @param now returns the current time in milliseconds
 */
export function createUnansweredKeys(now: () => number): UnansweredKeys {
  const kept = new Map<string, Enviada & { readonly until: number }>();
  const forget = (linea: string): void => void kept.delete(linea);
  return {
    get(linea, pedido) {
      const one = kept.get(linea);
      if (one && one.until <= now()) forget(linea);
      else if (one?.pedido === pedido) return one.clave;
      return undefined;
    },
    forget,
    follow: (curso, at) => ({
      ...curso,
      tell(indice, estado, texto) {
        const enviada = at(indice);
        const { linea } = enviada;
        // The key is kept before `tell`, because `tell` refetches the list, which may show the line
        // as done.
        if (estado === 'sin respuesta') kept.set(linea, { ...enviada, until: now() + KEPT_MS });
        if (estado === 'hecha' || estado === 'rechazada') forget(linea);
        curso.tell(indice, estado, texto);
      },
    }),
  };
}
