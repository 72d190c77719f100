import type { Borrador } from '@garita/domain/escalafon/borrador';
import { toEnviado } from '@garita/domain/escalafon/enviado';
import { findFallos } from '@garita/domain/escalafon/findFallos';
import { useEffect, useState } from 'react';
import type { Efecto, EscalafonSeccionProps } from './EscalafonSeccionProps';

/** As long as somebody may pause between two letters. */
const PAUSE_MS = 400;

interface Draft {
  readonly version: string;
  readonly base: Borrador;
  readonly borrador: Borrador;
}

/** What is wrong with where people go does not keep the server from telling who they are. */
const isAskable = ({ base, borrador }: Draft): boolean =>
  findFallos(base, borrador).every(({ campo }) => campo.startsWith('destinos.'));

/**
 * What saving a draft would do, asked for when its editor pauses; null until it is known. A preview that fails is no reason to stop editing: saving says
 * what is wrong.
 */
export function useEfecto(
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
  // The one before stays while the next is asked for: a card that empties at every letter cannot be read.
  return sent === null ? null : (known?.efecto ?? null);
}
