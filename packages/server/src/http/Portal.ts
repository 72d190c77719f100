import type { Servicios } from '@garita/domain/agencia/servicios';
import type { Imagen } from '@garita/domain/imagenes/readImagen';

/** How the agency shows itself on a page that has not run yet. */
export interface CaraPortal {
  readonly nombre: string;
  readonly siglas: string;
  /** Its motto; empty = none. */
  readonly lema: string;
  /** `#rrggbb`; null = Garita's own. */
  readonly color: string | null;
  /** Its emblem and the address where it is shown; null = Garita's own. */
  readonly emblema: (Imagen & { readonly url: string; readonly hash: string }) | null;
}

/** What the page is made with, as of now. */
export interface Portal {
  /** What the agency uses from outside: the page's policy admits no more. */
  readonly servicios: Servicios;
  /** null while nobody has set the agency up, or nobody knows. */
  readonly cara: CaraPortal | null;
}

/** Reads it; it answers, by what was last known, also while the database does not. */
export type ReadPortal = () => Promise<Portal>;
