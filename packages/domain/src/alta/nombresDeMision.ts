import { cleanLine } from '../formato/cleanLine';
import { foldText } from '../formato/foldText';
import type { FaltaAlta, FilaAlta, FilaJuzgada } from './filas';
import { simplifyRango } from './nombreDeRango';
import { ALTA } from './textos';

/** A mission that is chosen or proposed for a name of the list. */
export interface Elegida {
  readonly mision: string;
  readonly categoria: string;
  /** As in `FaltaAlta`. */
  readonly nota: string;
}

/** The chosen missions, by the key of the name. */
export type Elegidas = ReadonlyMap<string, Elegida>;

/** A mission as the list names it. */
export interface NombreDeMision {
  readonly clave: string;
  readonly nombre: string;
  /** The lines with this name. */
  readonly filas: readonly number[];
  readonly elegida: Elegida | null;
  readonly propuesta: Elegida | null;
  /** Why the name is faulty; empty if it is only unknown. */
  readonly texto: string;
}

const simplify = (texto: string): string => simplifyRango(texto) || foldText(cleanLine(texto));
const namesMision = ({ mision, categoria = '' }: FilaAlta): boolean =>
  cleanLine(`${mision} ${categoria}`) !== '';

/** Lines with the same key name the same mission. */
export const claveDeMision = ({ mision, categoria = '' }: Pick<FilaAlta, 'mision' | 'categoria'>) =>
  `${simplify(mision)}\n${simplify(categoria)}`;

/** The keys of the lines whose mission has this name, with or without its category. */
export function findClaves(filas: readonly FilaAlta[], nombre: string): string[] {
  const said = simplify(nombre);
  const isSo = ({ mision, categoria = '' }: FilaAlta) =>
    [mision || categoria, `${mision} ${categoria}`].some((texto) => simplify(texto) === said);
  return [...new Set(filas.filter(isSo).map(claveDeMision))];
}

export const applyElegidas = (filas: readonly FilaAlta[], elegidas: Elegidas): FilaAlta[] =>
  filas.map((fila) => {
    const elegida = namesMision(fila) ? elegidas.get(claveDeMision(fila)) : undefined;
    return elegida ? { ...fila, mision: elegida.mision, categoria: elegida.categoria } : fila;
  });

const toPropuesta = ({ propuesta, categoria, nota }: FaltaAlta): Elegida | null =>
  propuesta === null ? null : { mision: propuesta, categoria: categoria ?? '', nota };

/**
 * The faulty names and the names with a chosen mission, each once, in the order of the list.
 * @param filas the lines as read, without the choices
 * @param juzgadas the same lines, checked with the choices
 */
export function listNombres(
  filas: readonly FilaAlta[],
  juzgadas: readonly FilaJuzgada[],
  elegidas: Elegidas,
): NombreDeMision[] {
  const faltas = new Map(
    juzgadas.flatMap(({ fila, faltas: all }) =>
      all.filter(({ campo }) => campo === 'mision').map((falta) => [fila, falta] as const),
    ),
  );
  const byClave = new Map<string, FilaAlta[]>();
  for (const fila of filas.filter(namesMision)) {
    const clave = claveDeMision(fila);
    const mismas = byClave.get(clave) ?? [];
    mismas.push(fila);
    byClave.set(clave, mismas);
  }
  return [...byClave].flatMap(([clave, mismas]) => {
    const falta = mismas.map(({ fila }) => faltas.get(fila)).find((one) => one !== undefined);
    const elegida = elegidas.get(clave) ?? null;
    const [{ mision, categoria = '' }] = mismas as [FilaAlta];
    if (!falta && !elegida) return [];
    const said = mision || categoria;
    return [
      {
        clave,
        nombre: [mision, categoria].map(cleanLine).filter(Boolean).join(' · '),
        filas: mismas.map(({ fila }) => fila),
        elegida,
        propuesta: falta ? toPropuesta(falta) : null,
        texto: falta && falta.texto !== ALTA.misionDesconocida(said.trim()) ? falta.texto : '',
      },
    ];
  });
}
