import { type DatosPrevios, ID_DATOS } from '@garita/domain/inicio/prerenderedPage';

export interface Datos extends DatosPrevios {
  /** The server's clock when it sent the page; null for a cached page. */
  readonly hora: string | null;
}

const isNavigation = (entry: PerformanceEntry | undefined): entry is PerformanceNavigationTiming =>
  entry !== undefined && 'transferSize' in entry;

/**
 * Whether the page has just come from the server. The time in a cached page, as in a restored tab,
 * is old.
 */
function isFresh(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return isNavigation(entry) && entry.transferSize > 0;
}

/** The data in a prerendered page; null in another page. */
export function readDatos(): Datos | null {
  const element = document.getElementById(ID_DATOS);
  if (!element) return null;
  const datos: DatosPrevios = JSON.parse(element.textContent ?? '');
  return { ...datos, hora: isFresh() ? (element.dataset.hora ?? null) : null };
}
