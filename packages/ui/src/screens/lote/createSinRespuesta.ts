import type { Curso } from './LoteProps';

/** For so long a line whose outcome is not known has its key. Milliseconds. */
const KEPT_MS = 10 * 60_000;

interface SinRespuesta {
  /** The key of a line, for as long as its outcome is not known. */
  readonly get: (linea: string) => string | undefined;
  /** Its outcome is known by now. */
  readonly forget: (linea: string) => void;
  /** Listens to what becomes of lines that are sent. @param at which line stands in a place, and its key */
  readonly follow: (curso: Curso, at: (indice: number) => { readonly linea: string; readonly clave: string }) => Curso;
}

/**
 * Keys of lines that were sent and never answered, by their act and row: whoever closes an interrupted lote and does the same again repeats nothing. They are
 * kept in memory, for a short while.
 * @param now the clock, in milliseconds
 */
export function createSinRespuesta(now: () => number): SinRespuesta {
  const kept = new Map<string, { readonly clave: string; readonly until: number }>();
  const forget = (linea: string): void => void kept.delete(linea);
  return {
    get(linea) {
      const one = kept.get(linea);
      if (one && one.until <= now()) forget(linea);
      return kept.get(linea)?.clave;
    },
    forget,
    follow: (curso, at) => ({
      ...curso,
      tell(indice, estado, texto) {
        const { linea, clave } = at(indice);
        // Kept before the list is asked for anew, which may show it done.
        if (estado === 'sin respuesta') kept.set(linea, { clave, until: now() + KEPT_MS });
        if (estado === 'hecha' || estado === 'rechazada') forget(linea);
        curso.tell(indice, estado, texto);
      },
    }),
  };
}
