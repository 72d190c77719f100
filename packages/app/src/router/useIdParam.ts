import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parses a positive 32-bit integer; anything else gives null. */
export function parseId(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= 2_147_483_647 ? id : null;
}

/**
 * An id in the address, so that the address can be shared and Back works. Removing the id replaces
 * the history entry.
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
