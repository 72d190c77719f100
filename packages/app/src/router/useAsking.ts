import { useState } from 'react';
import { useIdParam } from './useIdParam';

interface Asking {
  readonly isAsking: boolean;
  /** The preselected person's id; null without one. */
  readonly elegido: number | null;
  readonly onAsking: (isAsking: boolean) => void;
}

/**
 * A form about a person, opened by its button or by the address, which may preselect a person.
 * @param param the address parameter with the person's id
 */
export function useAsking(param: string): Asking {
  const [asked, setAsked] = useState(false);
  const [elegido, setElegido] = useIdParam(param);
  const onAsking = (isAsking: boolean) => {
    setAsked(isAsking);
    if (!isAsking && elegido !== null) setElegido(null);
  };
  return { isAsking: asked || elegido !== null, elegido, onAsking };
}
