/** The path of the service worker that opens the portal offline. */
export const WORKER_PATH = '/sw.js';

export type ToWorker =
  /**
   * A user has signed in: cache the page and these files by path. `todos`: the app is installed.
   */
  | { readonly tipo: 'guarda'; readonly archivos: readonly string[] | 'todos' }
  /** The API paths that the page read before a worker controlled it; `marca` names its session. */
  | { readonly tipo: 'lee'; readonly marca: string; readonly lecturas: readonly string[] }
  /** The user has signed out: delete all cached data. */
  | { readonly tipo: 'olvida' }
  /** Asks whether this page got stale data. */
  | { readonly tipo: 'pregunta' }
  /** The connection is back: the page reloads all data that it still shows. */
  | { readonly tipo: 'fresco' };

/** A pressed system notification. */
export interface AvisoPulsado {
  /** The path of the page to open. */
  readonly ruta: string;
  readonly aviso: number;
}

export type FromWorker =
  /** When the page's oldest cached data was stored (ISO); null if all data came from the portal. */
  | { readonly tipo: 'visto'; readonly desde: string | null }
  | ({ readonly tipo: 've' } & AvisoPulsado);
