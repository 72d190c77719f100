import {
  type AvisoPulsado,
  type FromWorker,
  type ToWorker,
  WORKER_PATH,
} from '@garita/domain/cambios/offline';
import { findWorkers } from './findWorker';

export interface WorkerHearer {
  /** The session's mark; null for an old session without one, whose data is not cached. */
  readonly marca: string | null;
  /** Called with the instant (ISO) of the oldest data on the page; null if all data is fresh. */
  readonly onVisto: (desde: string | null) => void;
  /** Called when the user pressed a system notification. */
  readonly onVe: (pulsado: AvisoPulsado) => void;
}

/** Whether the portal runs as an installed app, which caches all files. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

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

/**
 * The first call of a page that opens with a session. A page where the user signs in later never
 * makes this call.
 */
const FIRST_ASKED = '/api/validateT';

/**
 * The URLs of reads that the worker must still cache. The page made them before the worker was
 * active, or not at all.
 * @param isFirst whether the page loaded without a worker
 */
function missing(isFirst: boolean): string[] {
  const asked = askedBelow('/api/');
  const first = new URL(FIRST_ASKED, location.origin).href;
  return [...(isFirst ? asked : []), ...(asked.includes(first) ? [] : [first])];
}

export function tellWorker(mensaje: ToWorker): void {
  void findWorkers()?.ready.then(({ active }) => active?.postMessage(mensaje));
}

/**
 * Registers the worker, which caches the portal's files and the user's reads for offline use
 * (0061).
 * @returns a function that leaves the worker and deletes the user's data
 */
export function joinWorker({ marca, onVisto, onVe }: WorkerHearer): () => void {
  const workers = findWorkers();
  if (!workers) return () => undefined;
  const isFirst = workers.controller === null;
  const hear = ({ data }: MessageEvent<FromWorker>) =>
    data.tipo === 'visto' ? onVisto(data.desde) : onVe(data);
  workers.addEventListener('message', hear);
  // Some browsers refuse workers in private windows. The portal then works only online.
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
