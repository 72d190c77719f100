import type { Clave } from '../../db/behind';

export interface Pagina {
  /** The text that entries must contain; empty for all. */
  readonly palabra: string;
  /** The entry after which the page begins; null for the first page. */
  readonly despues: Clave | null;
}
