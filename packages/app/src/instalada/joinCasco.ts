import { type AvisoPulsado, type MensajeAlCasco, type MensajeDelCasco, RUTA_CASCO } from '@garita/domain/cambios/casco';
import { findWorkers } from './findWorker';

export interface CascoHearer {
  /** Since when the oldest of what is on screen has lain in this browser, an ISO instant; null where all of it came from the portal. */
  readonly onVisto: (desde: string | null) => void;
  /** Somebody has pressed a notice of the system. */
  readonly onVe: (pulsado: AvisoPulsado) => void;
}

/** Whether the portal was put among the programs of this device: then all of it is to be there. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Tells the worker something, once there is one. */
export function tellCasco(mensaje: MensajeAlCasco): void {
  void findWorkers()?.ready.then(({ active }) => active?.postMessage(mensaje));
}

/**
 * Has the portal kept in this browser for a time without a connection, with what its person sees from now on (0063). @returns leaves: nothing of theirs is kept
 * any more
 */
export function joinCasco({ onVisto, onVe }: CascoHearer): () => void {
  const workers = findWorkers();
  if (!workers) return () => undefined;
  const hear = ({ data }: MessageEvent<MensajeDelCasco>) => (data.tipo === 'visto' ? onVisto(data.desde) : onVe(data));
  workers.addEventListener('message', hear);
  // Some browsers have none in a private window; then the portal needs its connection, as it always did.
  workers.register(RUTA_CASCO, { updateViaCache: 'none' }).then(
    () => {
      tellCasco({ tipo: 'guarda', archivos: isInstalled() ? 'todos' : filesOfPage() });
      tellCasco({ tipo: 'pregunta' });
    },
    () => undefined,
  );
  return () => {
    workers.removeEventListener('message', hear);
    tellCasco({ tipo: 'olvida' });
  };
}
