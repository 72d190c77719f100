import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A positive whole number as an address writes it; anything else is none. */
export function parseId(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= 2_147_483_647 ? id : null;
}

/**
 * Whom or what a screen shows, kept in its address beside what else is there: it can be sent to somebody, and going back shows the one before or
 * closes it. Closing it leaves no step to come back by.
 */
export function useIdParam(name: string): [id: number | null, setId: (id: number | null) => void] {
  const [params, setParams] = useSearchParams();
  const setId = useCallback(
    (id: number | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === null) after.delete(name);
          else after.set(name, String(id));
          return after;
        },
        { replace: id === null },
      ),
    [name, setParams],
  );
  return [parseId(params.get(name)), setId];
}
