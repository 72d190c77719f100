import { foldText } from '../formato/foldText';
import { distancia } from './distancia';

export interface MisionAlta {
  readonly id: number;
  readonly nombre: string;
  readonly id_categoria: number;
  readonly n_categoria: string;
}

/** The mission, several candidates, or the nearest name. */
export type Hallazgo =
  | { readonly mision: MisionAlta }
  | { readonly varias: readonly MisionAlta[] }
  | { readonly propuesta: MisionAlta | null };

/** Maximum share of a name that may differ in a proposal. */
const ALIKE = 0.5;
/** Unknown names for which a nearest one is searched; a list with more is not of this agency. */
const PROPUESTAS_MAX = 300;
/** Longest text that is compared. */
const LARGO_MAX = 80;

const ROMAN: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
};

/** Without case, accents and punctuation, numerals as digits: `Oficial II` equals `oficial-2`. */
const simplify = (text: string): string =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(ROMAN, word) ? ROMAN[word] : word))
    .join(' ');

interface Names {
  readonly mision: MisionAlta;
  readonly nombre: string;
  readonly categoria: string;
}

/** All spellings of a mission: its name, with its category before or after it. */
const calledBy = ({ nombre, categoria }: Names): string[] => [
  nombre,
  `${categoria} ${nombre}`,
  `${nombre} ${categoria}`,
];

function nearest(all: readonly Names[], text: string): MisionAlta | null {
  // A category's name alone means its first mission.
  const first = all.find(({ categoria }) => categoria === text);
  if (first) return first.mision;
  let best: { mision: MisionAlta; away: number } | null = null;
  for (const one of all) {
    for (const name of calledBy(one)) {
      const away = distancia(text, name) / Math.max(text.length, name.length, 1);
      if (away <= ALIKE && (best === null || away < best.away)) best = { mision: one.mision, away };
    }
  }
  return best?.mision ?? null;
}

/** `misiones` in ladder order. The search is memoised: a list repeats the same few names. */
export function createBuscaMision(
  misiones: readonly MisionAlta[],
): (texto: string, categoria: string) => Hallazgo {
  const all = misiones.map(
    (mision): Names => ({
      mision,
      nombre: simplify(mision.nombre),
      categoria: simplify(mision.n_categoria),
    }),
  );
  const known = new Map<string, Hallazgo>();
  let asked = 0;
  const search = (text: string, categoria: string): Hallazgo => {
    const inCategoria = categoria === '' ? all : all.filter((one) => one.categoria === categoria);
    const among = inCategoria.length > 0 ? inCategoria : all;
    const named = among.filter((one) => calledBy(one).includes(text));
    if (named.length === 1) return { mision: (named[0] as Names).mision };
    if (named.length > 1) return { varias: named.map(({ mision }) => mision) };
    if (text === '' || text.length > LARGO_MAX || asked++ >= PROPUESTAS_MAX)
      return { propuesta: null };
    return { propuesta: nearest(among, text) ?? nearest(all, text) };
  };
  return (texto, categoria) => {
    const [text, within] = [simplify(texto), simplify(categoria)];
    const key = `${text}\n${within}`;
    const found = known.get(key) ?? search(text, within);
    known.set(key, found);
    return found;
  };
}
