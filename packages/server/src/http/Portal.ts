import type { Servicios } from '@garita/domain/agencia/servicios';
import type { Imagen } from '@garita/domain/imagenes/readImagen';

/** The agency's look on a page before its script runs. */
export interface CaraPortal {
  readonly nombre: string;
  readonly siglas: string;
  /** Empty = no motto. */
  readonly lema: string;
  /** `#rrggbb`; null = Garita's own. */
  readonly color: string | null;
  /** The emblem and its address; null = Garita's own. */
  readonly emblema: (Imagen & { readonly url: string; readonly hash: string }) | null;
}

export interface Portal {
  /** The agency's outside services. The page's content security policy admits no other sites. */
  readonly servicios: Servicios;
  /** Null before the agency's setup, or until the database first answers. */
  readonly cara: CaraPortal | null;
}

/**
 * Reads the agency's look and services. While the database does not answer, it returns the data
 * that it read last.
 */
export type ReadPortal = () => Promise<Portal>;
