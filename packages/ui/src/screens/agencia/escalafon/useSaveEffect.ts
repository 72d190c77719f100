import type { Borrador } from '@garita/domain/escalafon/borrador';
import { toEnviado } from '@garita/domain/escalafon/enviado';
import { findFallos } from '@garita/domain/escalafon/findFallos';
import { useEffect, useState } from 'react';
import type { Efecto, EscalafonSeccionProps } from './EscalafonSeccionProps';

/** Debounce delay, longer than the usual pause between two keystrokes. */
const PAUSE_MS = 400;

interface Draft {
  readonly version: string;
  readonly base: Borrador;
  readonly borrador: Borrador;
}

/**
 * Whether the server can preview the draft. Missing destinations do not matter: the preview lists
 * the people who need a destination.
 */
const isAskable = ({ base, borrador }: Draft): boolean =>
  findFallos(base, borrador).every(({ campo }) => campo.startsWith('destinos.'));

/**
 * The effect of saving the draft; null until known. A failed preview is ignored, because saving
 * reports the failure.
 */
export function useSaveEffect(
  draft: Draft | null,
  onPreview: EscalafonSeccionProps['onPreview'],
): Efecto | null {
  const sent =
    draft && isAskable(draft) ? JSON.stringify(toEnviado(draft.borrador, draft.version)) : null;
  const [known, setKnown] = useState<{ sent: string; efecto: Efecto } | null>(null);
  useEffect(() => {
    if (sent === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      onPreview(JSON.parse(sent)).then(
        (efecto) => isWanted && setKnown({ sent, efecto }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sent, onPreview]);
  // The previous preview stays until the next one arrives, so the card does not flicker.
  return sent === null ? null : (known?.efecto ?? null);
}
