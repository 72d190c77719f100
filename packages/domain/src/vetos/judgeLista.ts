import { foldCase } from '../formato/foldCase';
import { toEsqueleto } from '../nombres/esqueleto';
import { type ListaVetos, readFilas } from './readFilas';
import { VETOS } from './textos';
import type { VetoValues } from './veto.rules';

/** The names that no new veto may equal or look like. */
export interface NombresTomados {
  /** The names of the active people. */
  readonly activas: readonly string[];
  /** The names under a veto. */
  readonly vetados: readonly string[];
}

interface ListaJuzgada {
  /** The vetoes to add, with the list's reason and last day where the line lacks its own. */
  readonly admitidas: readonly VetoValues[];
  /** The names, and the columns, that are left out, by their reason. */
  readonly fuera: readonly { readonly porque: string; readonly nombres: readonly string[] }[];
}

/** Two names that share a key are equal or look alike. */
const clavesOf = (nombre: string): string[] => [
  `igual ${foldCase(nombre)}`,
  `parecido ${toEsqueleto(nombre)}`,
];

/** Decides which lines of a list without failures are vetoed. Of repeated lines the first counts. */
export function judgeLista(
  { lista, motivo, hasta }: ListaVetos,
  { activas, vetados }: NombresTomados,
): ListaJuzgada {
  const grupo = (porque: string, nombres: readonly string[]) => ({
    porque,
    claves: new Set(nombres.flatMap(clavesOf)),
    nombres: [] as string[],
  });
  const repetidos = grupo(VETOS.repetidos, []);
  const grupos = [grupo(VETOS.deDentro, activas), grupo(VETOS.yaVetados, vetados), repetidos];
  const admitidas: VetoValues[] = [];
  const { filas, pasados, sobrantes } = readFilas(lista);
  for (const { nombre, enlace, ...fila } of filas) {
    const claves = clavesOf(nombre);
    const found = grupos.find((one) => claves.some((clave) => one.claves.has(clave)));
    if (found) {
      found.nombres.push(nombre);
      continue;
    }
    for (const clave of claves) repetidos.claves.add(clave);
    admitidas.push({
      nombre,
      motivo: fila.motivo || motivo.trim(),
      hasta: fila.hasta || hasta,
      enlace,
    });
  }
  return {
    admitidas,
    fuera: [
      ...grupos.map(({ porque, nombres }) => ({ porque, nombres })),
      { porque: VETOS.pasados, nombres: pasados },
      { porque: VETOS.columnasSobrantes, nombres: sobrantes },
    ].filter(({ nombres }) => nombres.length > 0),
  };
}
