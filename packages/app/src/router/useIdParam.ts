import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Parses a positive 32-bit integer; anything else gives null. */
export function parseId(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= 2_147_483_647 ? id : null;
}

/** Adds a mark to the address of a form, so that closing the form returns to the person's page. */
export const fromPersona = (ruta: string): string => `${ruta}&de=persona`;

/** The router's key of the first page in a tab, which has no previous page. */
const FIRST_PAGE = 'default';

/**
 * An id in the address, so that the address can be shared and Back works. Removing the id replaces
 * the history entry, or goes back to the person's page that opened the form (`fromPersona`).
 */
export function useIdParam(name: string): [id: number | null, setId: (id: number | null) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const returns = params.has(name) && params.get('de') === 'persona' && key !== FIRST_PAGE;
  const setId = useCallback(
    (id: number | null) => {
      if (id === null && returns) return void navigate(-1);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('de');
          if (id === null) after.delete(name);
          else after.set(name, String(id));
          return after;
        },
        { replace: id === null },
      );
    },
    [name, returns, navigate, setParams],
  );
  return [parseId(params.get(name)), setId];
}
