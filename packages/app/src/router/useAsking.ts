import { useState } from 'react';
import { useIdParam } from './useIdParam';

interface Asking {
  readonly isAsking: boolean;
  /** The id of the preselected person; null if there is none. */
  readonly elegido: number | null;
  readonly onAsking: (isAsking: boolean) => void;
}

/**
 * The state of a form about a person. A button or an address opens the form. The address may also
 * preselect a person.
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
