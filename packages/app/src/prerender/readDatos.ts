import { type DatosPrevios, ID_DATOS } from '@garita/domain/inicio/paginaPrevia';

/** What the page was rendered with. */
export interface Datos extends DatosPrevios {
  /** The server's clock as the page was sent; null when it has lain in a cache since. */
  readonly hora: string | null;
}

const isNavigation = (entry: PerformanceEntry | undefined): entry is PerformanceNavigationTiming =>
  entry !== undefined && 'transferSize' in entry;

/** Whether the page has just come from the server: what a browser has kept, as for a tab that is opened again, says nothing of now. */
function isFresh(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return isNavigation(entry) && entry.transferSize > 0;
}

/** What the page carries; null when the server has not rendered it. */
export function readDatos(): Datos | null {
  const element = document.getElementById(ID_DATOS);
  if (!element) return null;
  const datos: DatosPrevios = JSON.parse(element.textContent ?? '');
  return { ...datos, hora: isFresh() ? (element.dataset.hora ?? null) : null };
}
