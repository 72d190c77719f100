import type { BulkRun } from './LoteProps';

/** Lifetime of a kept key, in milliseconds. */
const KEPT_MS = 10 * 60_000;

interface Enviada {
  /** Act and row. */
  readonly linea: string;
  /** The request as text: another input is another write. */
  readonly pedido: string;
  readonly clave: string;
}

interface UnansweredKeys {
  /** The key of a line sent with the same request, while its outcome is unknown. */
  readonly get: (linea: string, pedido: string) => string | undefined;
  readonly forget: (linea: string) => void;
  /** Wraps a `BulkRun` to keep the keys of unanswered lines. @param at the line at an index */
  readonly follow: (curso: BulkRun, at: (indice: number) => Enviada) => BulkRun;
}

/**
 * The idempotency keys of lines without an answer, by act and row. Repeating a closed, interrupted
 * lote then reuses them, so nothing is done twice. In memory, for `KEPT_MS`.
 * @param now the clock, in milliseconds
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
        // Kept before `tell`, whose refetch of the list may show the line as done.
        if (estado === 'sin respuesta') kept.set(linea, { ...enviada, until: now() + KEPT_MS });
        if (estado === 'hecha' || estado === 'rechazada') forget(linea);
        curso.tell(indice, estado, texto);
      },
    }),
  };
}
