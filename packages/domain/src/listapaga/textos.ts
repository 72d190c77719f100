import { formatInteger } from '../formato/credits';

/** What the server says of the pay list. */
export const LISTA_PAGA = {
  reiniciada: (filas: number) => `Lista de paga reiniciada: ${formatInteger(filas)} ${filas === 1 ? 'fila archivada' : 'filas archivadas'}`,
  vacia: 'La lista de paga ya está vacía.',
} as const;
