import { useSearchParams } from 'react-router-dom';

/** A positive whole number as an address writes it; anything else is none. */
export function parseId(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= 2_147_483_647 ? id : null;
}

/** Whom or what a screen shows, kept in its address: it can be sent to somebody, and going back shows the one before. */
export function useIdParam(name: string): [id: number | null, setId: (id: number) => void] {
  const [params, setParams] = useSearchParams();
  return [parseId(params.get(name)), (id) => setParams({ [name]: String(id) })];
}
