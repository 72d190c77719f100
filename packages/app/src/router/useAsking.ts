import { useState } from 'react';
import { useIdParam } from './useIdParam';

interface Asking {
  /** Whether the form is open. */
  readonly isAsking: boolean;
  /** Whom it begins with; null = nobody is chosen yet. */
  readonly elegido: number | null;
  readonly onAsking: (isAsking: boolean) => void;
}

/**
 * A form about a person, opened by its button or by the address, so that it can begin from anywhere with somebody chosen.
 * @param param what of the address names whom it begins with
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
