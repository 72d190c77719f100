/** No 0, 1, I, O or L: people retype a code from another screen. */
export const LETRAS_CODIGO = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const LARGO_CODIGO = 8;

/** A typed or pasted code as it is stored: without dashes and spaces, in capitals. */
export const normalizeCodigo = (codigo: string): string =>
  codigo.replace(/[\s-]/g, '').toUpperCase();

/** A code in two halves: `H7KM-2QXP`. */
export const formatCodigo = (codigo: string): string =>
  codigo.length === LARGO_CODIGO ? `${codigo.slice(0, 4)}-${codigo.slice(4)}` : codigo;
