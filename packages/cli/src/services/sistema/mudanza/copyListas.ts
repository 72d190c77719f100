import { nextOf } from '@garita/domain/listas/pagina';
import { toLista } from '@garita/domain/mudanza/filas';
import type { Copia, Ficha } from './Copia';
import { ESTADOS, LARGAS, LISTAS } from './lecturas';

type Lista = (typeof LISTAS)[number];

const PAGED: ReadonlySet<Lista> = new Set(LARGAS);

function pageAfter(llamada: Lista, page: unknown): Ficha | null {
  const antes = nextOf(toLista(page) as { id: number }[]);
  if (antes === null) return null;
  return {
    pregunta: { llamada, consulta: { antes: String(antes) } },
    ruta: `listas/${llamada}/antes~${antes}.json`,
    next: (valor) => pageAfter(llamada, valor),
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
