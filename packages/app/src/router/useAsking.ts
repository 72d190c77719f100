import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIdParam } from './useIdParam';

interface Asking {
  readonly isAsking: boolean;
  /** The preselected person's id; null without one. */
  readonly elegido: number | null;
  readonly onAsking: (isAsking: boolean) => void;
}

/** Marks the address of a form, so that closing the form returns to the person's page. */
export const fromPersona = (ruta: string): string => `${ruta}&desde=persona`;

/** The first page of a tab has nothing to go back to. */
const FIRST_PAGE = 'default';

/**
 * A form about a person, opened by its button or by the address, which may preselect a person. If
 * the person's page opened it, closing it goes back to that page.
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
