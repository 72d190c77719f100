import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIdParam } from './useIdParam';

interface Asking {
  readonly isAsking: boolean;
  /** The id of the preselected person; null if there is none. */
  readonly elegido: number | null;
  readonly onAsking: (isAsking: boolean) => void;
}

/** Adds a mark to the address of a form, so that closing the form returns to the person's page. */
export const fromPersona = (ruta: string): string => `${ruta}&desde=persona`;

/** The router's key of the first page in a tab, which has no previous page. */
const FIRST_PAGE = 'default';

/**
 * The state of a form about a person. Its button opens it, or an address, which may preselect a
 * person. If the person's page opened it, closing it goes back to that page.
 * @param param the address parameter with the person's id
 */
export function useAsking(param: string): Asking {
  const [asked, setAsked] = useState(false);
  const [elegido, setElegido] = useIdParam(param);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const returns = params.get('desde') === 'persona' && key !== FIRST_PAGE;
  const onAsking = (isAsking: boolean) => {
    setAsked(isAsking);
    if (isAsking || elegido === null) return;
    if (returns) void navigate(-1);
    else setElegido(null);
  };
  return { isAsking: asked || elegido !== null, elegido, onAsking };
}
