import { ESPERA_PASE, RESULTADOS_PASE } from '@garita/domain/paselista/lista';
import type { Borrador } from '@garita/ui/screens/paselista/PaseListaScreenProps';

/** A draft unchanged for this long is dropped: its presences are outdated. Milliseconds. */
const KEPT_MS = ESPERA_PASE * 60_000;

const EMPTY: Borrador = { marcas: {} };

interface StoredDraft {
  readonly usuario: number;
  /** The last change, in ms since the epoch. */
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

/** @param now in ms since the epoch */
export const packBorrador = (usuario: number, borrador: Borrador, now: number): string =>
  JSON.stringify({ usuario, en: now, borrador } satisfies StoredDraft);

/** Empty if the draft is another user's, too old or invalid. @param now in ms since the epoch */
export function readBorrador(text: string | null, usuario: number, now: number): Borrador {
  const kept = text === null ? null : parse(text);
  return kept && kept.usuario === usuario && Math.abs(now - kept.en) < KEPT_MS
    ? kept.borrador
    : EMPTY;
}
