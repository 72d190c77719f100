import { type DatosPrevios, ID_DATOS } from '@garita/domain/inicio/prerenderedPage';

export interface Datos extends DatosPrevios {
  /** The server's clock when it sent the page; null for a cached page. */
  readonly hora: string | null;
}

const isNavigation = (entry: PerformanceEntry | undefined): entry is PerformanceNavigationTiming =>
  entry !== undefined && 'transferSize' in entry;

/** Whether the page came from the server. A cached page, as in a restored tab, has an old clock. */
function isFresh(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return isNavigation(entry) && entry.transferSize > 0;
}

/** The data in the page; null without a prerender. */
export function readDatos(): Datos | null {
  const element = document.getElementById(ID_DATOS);
  if (!element) return null;
  const datos: DatosPrevios = JSON.parse(element.textContent ?? '');
  return { ...datos, hora: isFresh() ? (element.dataset.hora ?? null) : null };
}
