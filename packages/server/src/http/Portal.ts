import type { Servicios } from '@garita/domain/agencia/servicios';
import type { Imagen } from '@garita/domain/imagenes/readImagen';

/** The agency's look on a page whose script has not run yet. */
export interface CaraPortal {
  readonly nombre: string;
  readonly siglas: string;
  /** Its motto; empty = none. */
  readonly lema: string;
  /** `#rrggbb`; null = Garita's own. */
  readonly color: string | null;
  /** Its emblem and the emblem's address; null = Garita's own. */
  readonly emblema: (Imagen & { readonly url: string; readonly hash: string }) | null;
}

/** The present data of the page. */
export interface Portal {
  /** The agency's outside services: the page's content security policy admits no more. */
  readonly servicios: Servicios;
  /** null before the agency is set up, or while the database has not answered yet. */
  readonly cara: CaraPortal | null;
}

/** Reads the portal. While the database does not answer, the last known data are returned. */
export type ReadPortal = () => Promise<Portal>;
