/**
 * The name of the session mark's cookie and header. The session key is in an HttpOnly cookie.
 * Scripts can read the mark, which is no secret and grants nothing. It tells the page whether a
 * user is signed in, and who (AUT-20: the id before the first dash). A changed mark shows that
 * another tab has signed in again.
 */
export const MARCA = 'sesion';

/** The mark's value after a sign-out that the server has not confirmed yet. */
export const SALIENDO = 'saliendo';

/** The user id in a mark; null if the text is no mark. */
export function readMarca(marca: string): number | null {
  const [, id] = /^([1-9]\d{0,9})(?:-[A-Za-z0-9_-]{1,43})?$/.exec(marca) ?? [];
  return id === undefined ? null : Number(id);
}
