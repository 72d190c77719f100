import type { Clave } from '../../db/behind';

/** What is asked of a log. */
export interface Pagina {
  /** What its entries must contain; empty for all. */
  readonly palabra: string;
  /** The entry behind which the page begins; null for the newest. */
  readonly despues: Clave | null;
}
