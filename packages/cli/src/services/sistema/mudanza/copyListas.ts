import { nextOf } from '@garita/domain/listas/pagina';
import { entero } from '@garita/domain/mudanza/campos';
import { toLista } from '@garita/domain/mudanza/filas';
import { LARGAS } from '@garita/domain/mudanza/largas';
import type { Copia, Ficha } from './Copia';
import { ESTADOS, LISTAS } from './lecturas';

type Lista = (typeof LISTAS)[number];

const PAGED: ReadonlySet<Lista> = new Set(LARGAS);

/** Each page ends with a lower id than the page before: a portal could repeat itself for ever. */
function pageAfter(llamada: Lista, page: unknown, before = Number.POSITIVE_INFINITY): Ficha | null {
  const antes = entero(nextOf(toLista(page) as { id: number }[]), '');
  if (antes === null || antes < 1 || antes >= before) return null;
  return {
    pregunta: { llamada, consulta: { antes: String(antes) } },
    ruta: `listas/${llamada}/antes~${antes}.json`,
    next: (valor) => pageAfter(llamada, valor, antes),
  };
}

/** Copies the lists. @param hasPages whether the portal answers long lists in pages, as ours do */
export const copyListas = (copia: Copia, hasPages: boolean): Promise<void> =>
  copia.copyAll('Listas', [
    ...LISTAS.map((llamada): Ficha => {
      const ficha = { pregunta: { llamada }, ruta: `listas/${llamada}.json` };
      const next = (valor: unknown) => pageAfter(llamada, valor);
      return hasPages && PAGED.has(llamada) ? { ...ficha, next } : ficha;
    }),
    ESTADOS,
  ]);
