/** Digits of an authenticator's code. */
export const CODIGO_DIGITS = 6;

/** A code without separators: `123 456` becomes `123456`, `K7PM-X3RT` becomes `k7pmx3rt`. */
export const foldCodigo = (texto: string): string => texto.replace(/[\s-]/g, '').toLowerCase();

/**
 * Whether the code has the form of an authenticator's. Any other text can only be a recovery code.
 */
export const isCodigoDeApp = (codigo: string): boolean => /^\d{6}$/.test(codigo);
