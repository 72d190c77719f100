/** Where the worker lies that opens the portal without a connection. */
export const WORKER_PATH = '/sw.js';

/** What a page tells the worker. */
export type ToWorker =
  /** Somebody has signed in: the page is kept, and with it these files, by their paths; or the whole portal, where it stands among the programs of a device. */
  | { readonly tipo: 'guarda'; readonly archivos: readonly string[] | 'todos' }
  /** These addresses of the API were asked before there was a worker to hear it: by the session of this mark. */
  | { readonly tipo: 'lee'; readonly marca: string; readonly lecturas: readonly string[] }
  /** Nobody is signed in any more: nothing of anybody is kept. */
  | { readonly tipo: 'olvida' }
  /** Whether what this page was given is old. */
  | { readonly tipo: 'pregunta' }
  /** The line is back: all that this page still shows is being asked for anew. */
  | { readonly tipo: 'fresco' };

/** A notice of the system that was pressed. */
export interface AvisoPulsado {
  /** Where it leads. */
  readonly ruta: string;
  /** Its id. */
  readonly aviso: number;
}

/** What the worker tells a page. */
export type FromWorker =
  /** Since when the oldest of what the page was given without a connection has lain here, an ISO instant; null where all of it came from the portal. */
  | { readonly tipo: 'visto'; readonly desde: string | null }
  | ({ readonly tipo: 've' } & AvisoPulsado);
