/** Digits of the code that an authenticator shows. */
export const CODIGO_DIGITS = 6;

/** What somebody typed or pasted as a code, without what stands between its letters: `123 456` is `123456`, `K7PM-X3RT` is `k7pmx3rt`. */
export const foldCodigo = (texto: string): string => texto.replace(/[\s-]/g, '').toLowerCase();

/** Whether it is a code of an authenticator; anything else can only be a recovery code. */
export const isCodigoDeApp = (codigo: string): boolean => /^\d{6}$/.test(codigo);
