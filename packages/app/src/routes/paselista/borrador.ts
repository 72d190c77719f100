import { ESPERA_PASE, RESULTADOS_PASE } from '@garita/domain/paselista/lista';
import type { Borrador } from '@garita/ui/screens/paselista/PaseListaScreenProps';

/** A list that was being written is forgotten when nothing has been changed in it for this long: who stood in the base then says nothing about now. */
const KEPT_MS = ESPERA_PASE * 60_000;

const EMPTY: Borrador = { marcas: {} };

interface Kept {
  /** Whose list it is. */
  readonly usuario: number;
  /** When it was changed last, in ms. */
  readonly en: number;
  readonly borrador: Borrador;
}

const isMark = ([, resultado]: [string, unknown]): boolean =>
  (RESULTADOS_PASE as readonly unknown[]).includes(resultado);

function parse(text: string): Kept | null {
  try {
    const { usuario, en, borrador } = JSON.parse(text) as Kept;
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

/** A list that was being written, as text for the browser to keep. @param now in ms. */
export const packBorrador = (usuario: number, borrador: Borrador, now: number): string =>
  JSON.stringify({ usuario, en: now, borrador } satisfies Kept);

/** What a kept text says to this person at this moment; an empty list when it is somebody else's, old or no such text at all. */
export function readBorrador(text: string | null, usuario: number, now: number): Borrador {
  const kept = text === null ? null : parse(text);
  return kept && kept.usuario === usuario && Math.abs(now - kept.en) < KEPT_MS
    ? kept.borrador
    : EMPTY;
}
