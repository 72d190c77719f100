/**
 * The name of a session's mark, as a cookie and as a header. The key itself lies in a cookie that no script can read; the mark beside it is no secret and
 * opens nothing. It tells the page whether somebody is signed in, who (AUT-20: the part before the first dash), and that another tab has signed in anew.
 */
export const MARCA = 'sesion';

/** What the mark of somebody who has left says until the server has heard of it. */
export const SALIENDO = 'saliendo';

/** Whose mark it is; null for what is none. */
export function readMarca(marca: string): number | null {
  const [, id] = /^([1-9]\d{0,9})(?:-[A-Za-z0-9_-]{1,43})?$/.exec(marca) ?? [];
  return id === undefined ? null : Number(id);
}
