import { cleanLine } from '../formato/cleanLine';
import { formatNombres } from '../formato/formatNombres';
import { compareRango, SURE, type Sureness } from './compareRango';
import type { MisionAlta } from './filas';
import { type Rango, toRango } from './nombreDeRango';
import { ALTA } from './textos';

export interface Propuesta {
  readonly mision: MisionAlta;
  /** A sentence about a difference between the list's name and the mission; empty without one. */
  readonly nota: string;
}

/** A mission with the words that a list may use for it. */
export interface Nombrada {
  readonly mision: MisionAlta;
  readonly rango: Rango;
  readonly categoria: readonly string[];
}

export const nameMision = (mision: MisionAlta): Nombrada => ({
  mision,
  rango: toRango(mision.nombre),
  categoria: toRango(mision.n_categoria).palabras,
});

interface Candidatas {
  readonly nombradas: readonly Nombrada[];
  readonly sureness: Sureness;
}

/**
 * Compares a list's words with a mission's own name (alone, and with the category's name before or
 * after it), and with its category's name alone.
 */
const judge = (said: Rango, { rango: { palabras }, categoria }: Nombrada) => ({
  own: [palabras, [...categoria, ...palabras], [...palabras, ...categoria]].map((words) =>
    compareRango(said.palabras, words),
  ),
  byCategoria: compareRango(said.palabras, categoria),
});

/**
 * The missions that match best. They may differ only in their number; null if they differ in more,
 * because the name is then ambiguous.
 */
function findCandidatas(said: Rango, misiones: readonly Nombrada[]): Candidatas | null {
  const judged = misiones.map((nombrada) => ({ nombrada, ...judge(said, nombrada) }));
  const take = (
    found: readonly { readonly nombrada: Nombrada }[],
    nameOf: (nombrada: Nombrada) => string,
  ): readonly Nombrada[] | null => {
    const nombradas = found.map(({ nombrada }) => nombrada);
    const names = new Set(nombradas.map(({ mision }) => mision.nombre));
    const isOne = new Set(nombradas.map(nameOf)).size === 1 && names.size === nombradas.length;
    return isOne ? nombradas : null;
  };
  for (const sureness of SURE) {
    const own = judged.filter((one) => one.own.includes(sureness));
    const among = judged.filter(({ byCategoria }) => byCategoria === sureness);
    if (own.length === 0 && among.length === 0) continue;
    const nombradas =
      own.length > 0
        ? take(own, ({ rango }) => rango.palabras.join(' '))
        : take(among, ({ categoria }) => categoria.join(' '));
    return nombradas && { nombradas, sureness };
  }
  return null;
}

/** How many missions a note names. */
const NAMED = 4;

/**
 * The mission that a list most likely means by an unknown name: abbreviated, with an ordinal,
 * misspelt, or with an extra word.
 * @param misiones in ladder order
 * @returns null if no mission matches, or if the matching missions differ in more than their number
 */
export function proposeMision(texto: string, misiones: readonly Nombrada[]): Propuesta | null {
  const said = toRango(texto);
  const found = findCandidatas(said, misiones);
  if (!found) return null;
  const { nombradas, sureness } = found;
  const noHay = ALTA.noHayEnEscala(cleanLine(texto));
  const isLess = sureness === 'longer' || sureness === 'sameRoot';
  if (said.nivel === null) {
    const [{ mision }] = nombradas as [Nombrada];
    if (isLess) return { mision, nota: noHay };
    const nombres = nombradas.map((one) => one.mision.nombre);
    return {
      mision,
      nota: nombres.length > 1 ? ALTA.noDiceCual(formatNombres(nombres, NAMED)) : '',
    };
  }
  const numbered = nombradas.filter(({ rango }) => rango.nivel === said.nivel);
  if (numbered.length === 1)
    return { mision: (numbered[0] as Nombrada).mision, nota: isLess ? noHay : '' };
  // `Gerencia 2`, but the agency has one Gerencia, which has no number.
  const [only, another] = nombradas;
  return only && !another && only.rango.nivel === null
    ? { mision: only.mision, nota: noHay }
    : null;
}
