import type { Curso } from './LoteProps';

/** For so long a line whose outcome is not known has its key. Milliseconds. */
const KEPT_MS = 10 * 60_000;

/** What a line was sent as. */
interface Enviada {
  /** Its act and row. */
  readonly linea: string;
  /** What was sent with it, as text: with something else it is another write. */
  readonly pedido: string;
  readonly clave: string;
}

interface SinRespuesta {
  /** The key of a line that was sent with the same, for as long as its outcome is not known. */
  readonly get: (linea: string, pedido: string) => string | undefined;
  /** Its outcome is known by now. */
  readonly forget: (linea: string) => void;
  /** Listens to what becomes of lines that are sent. @param at which line stands in a place */
  readonly follow: (curso: Curso, at: (indice: number) => Enviada) => Curso;
}

/**
 * Keys of lines that were sent and never answered, by their act and row: whoever closes an interrupted lote and does the same again repeats nothing. They are
 * kept in memory, for a short while.
 * @param now the clock, in milliseconds
 */
export function createSinRespuesta(now: () => number): SinRespuesta {
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
        // Kept before the list is asked for anew, which may show it done.
        if (estado === 'sin respuesta') kept.set(linea, { ...enviada, until: now() + KEPT_MS });
        if (estado === 'hecha' || estado === 'rechazada') forget(linea);
        curso.tell(indice, estado, texto);
      },
    }),
  };
}
