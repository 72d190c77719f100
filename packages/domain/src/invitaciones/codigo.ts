/** No 0, 1, I, O or L: a code is read from one screen and typed into another. */
export const LETRAS_CODIGO = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const LARGO_CODIGO = 8;

/** A code as it is kept, from what people type or paste: without its dash, in capitals. */
export const normalizeCodigo = (codigo: string): string =>
  codigo.replace(/[\s-]/g, '').toUpperCase();

/** As it is shown, in two halves: `H7KM-2QXP`. */
export const formatCodigo = (codigo: string): string =>
  codigo.length === LARGO_CODIGO ? `${codigo.slice(0, 4)}-${codigo.slice(4)}` : codigo;
