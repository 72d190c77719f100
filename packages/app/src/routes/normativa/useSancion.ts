import type { Elegida, SancionProps } from '@garita/ui/screens/sancion/SancionProps';
import { useState } from 'react';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';

/**
 * The normativa and its proposal, for a form that fines, demotes or dismisses.
 * @param isWanted whether the form is open; until then nothing is read
 */
export function useSancion(isWanted: boolean): SancionProps {
  const [elegida, onElegir] = useState<Elegida | null>(null);
  return {
    normativa: useReads({ normativa: read('normativa') }, isWanted),
    propuesta: useReads(
      {
        propuesta: read('propuestaNormativa', {
          usuario: elegida?.usuario ?? null,
          infraccion: elegida?.infraccion ?? null,
        }),
      },
      isWanted,
    ),
    onElegir,
  };
}
