import {
  type AvisoPulsado,
  type FromWorker,
  type ToWorker,
  WORKER_PATH,
} from '@garita/domain/cambios/offline';
import { findWorkers } from './findWorker';

export interface WorkerHearer {
  /** The mark of the session; null for one from before there were any, of which nothing is kept. */
  readonly marca: string | null;
  /** Since when the oldest of what is on screen has lain in this browser, an ISO instant; null where all of it came from the portal. */
  readonly onVisto: (desde: string | null) => void;
  /** Somebody has pressed a notice of the system. */
  readonly onVe: (pulsado: AvisoPulsado) => void;
}

/** Whether the portal was put among the programs of this device: then all of it is to be there. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** What this page has asked the portal for, below this path. Whole addresses. */
const askedBelow = (path: string): string[] => {
  const all = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [
    ...new Set(
      all
        .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(path))
        .map(({ href }) => href),
    ),
  ];
};

/** What a start asks first, and who has signed in on this very page has not. */
const FIRST_ASKED = '/api/validateT';

/** What the worker has not heard asked, or nobody has. @param isFirst whether there was no worker when this page came */
function missing(isFirst: boolean): string[] {
  const asked = askedBelow('/api/');
  const first = new URL(FIRST_ASKED, location.origin).href;
  return [...(isFirst ? asked : []), ...(asked.includes(first) ? [] : [first])];
}

/** Tells the worker something, once there is one. */
export function tellWorker(mensaje: ToWorker): void {
  void findWorkers()?.ready.then(({ active }) => active?.postMessage(mensaje));
}

/**
 * Has the portal kept in this browser for a time without a connection, with what its person sees from now on (0061). @returns leaves: nothing of theirs is kept
 * any more
 */
export function joinWorker({ marca, onVisto, onVe }: WorkerHearer): () => void {
  const workers = findWorkers();
  if (!workers) return () => undefined;
  const isFirst = workers.controller === null;
  const hear = ({ data }: MessageEvent<FromWorker>) =>
    data.tipo === 'visto' ? onVisto(data.desde) : onVe(data);
  workers.addEventListener('message', hear);
  // Some browsers have none in a private window; then the portal needs its connection, as it always did.
  workers.register(WORKER_PATH, { updateViaCache: 'none' }).then(
    () => {
      tellWorker({
        tipo: 'guarda',
        archivos: isInstalled()
          ? 'todos'
          : askedBelow('/assets/').map((url) => new URL(url).pathname),
      });
      tellWorker({ tipo: 'pregunta' });
      const lecturas = missing(isFirst);
      if (marca !== null && lecturas.length > 0) tellWorker({ tipo: 'lee', marca, lecturas });
    },
    () => undefined,
  );
  return () => {
    workers.removeEventListener('message', hear);
    tellWorker({ tipo: 'olvida' });
  };
}
