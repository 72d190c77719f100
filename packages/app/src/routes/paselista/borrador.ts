import { ESPERA_PASE, RESULTADOS_PASE } from '@garita/domain/paselista/lista';
import type { Borrador } from '@garita/ui/screens/paselista/PaseListaScreenProps';

/**
 * A draft that was not changed for this time, in milliseconds, is dropped: the marked presences are
 * outdated.
 */
const KEPT_MS = ESPERA_PASE * 60_000;

const EMPTY: Borrador = { marcas: {} };

interface StoredDraft {
  readonly usuario: number;
  /** The time of the last change, in milliseconds since the epoch. */
  readonly en: number;
  readonly borrador: Borrador;
}

const isMark = ([, resultado]: [string, unknown]): boolean =>
  (RESULTADOS_PASE as readonly unknown[]).includes(resultado);

function parse(text: string): StoredDraft | null {
  try {
    const { usuario, en, borrador } = JSON.parse(text) as StoredDraft;
    const marcas = Object.fromEntries(Object.entries(borrador.marcas).filter(isMark));
    return {
      usuario,
      en,
      borrador: {
        marcas,
        ...(Number.isInteger(borrador.queda) && { queda: borrador.queda as number }),
      },
    };
  } catch {
    return null;
  }
}

/** The stored form of a draft. @param now in milliseconds since the epoch */
export const packBorrador = (usuario: number, borrador: Borrador, now: number): string =>
  JSON.stringify({ usuario, en: now, borrador } satisfies StoredDraft);

/**
 * Reads a stored draft. It is empty if it is another user's, too old or invalid. @param now in
 * milliseconds since the epoch
 */
export function readBorrador(text: string | null, usuario: number, now: number): Borrador {
  const kept = text === null ? null : parse(text);
  return kept && kept.usuario === usuario && Math.abs(now - kept.en) < KEPT_MS
    ? kept.borrador
    : EMPTY;
}
