import type { MisionAlta } from './filas';
import { simplifyRango } from './nombreDeRango';
import { type Nombrada, nameMision, type Propuesta, proposeMision } from './proposeMision';

/** The search result: the mission, several missions of that name, or a proposal. */
export type Hallazgo =
  | { readonly mision: MisionAlta }
  | { readonly varias: readonly MisionAlta[] }
  | { readonly propuesta: Propuesta | null };

/**
 * Maximum number of unknown names for which a mission is proposed. A list with more unknown names
 * probably belongs to another agency.
 */
const PROPUESTAS_MAX = 300;
/** Longest text that is compared, in characters. */
const LARGO_MAX = 80;

interface Names {
  readonly mision: MisionAlta;
  readonly nombrada: Nombrada;
  readonly nombre: string;
  readonly categoria: string;
}

/** All spellings of a mission: its name, with its category before or after it. */
const calledBy = ({ nombre, categoria }: Names): string[] => [
  nombre,
  `${categoria} ${nombre}`,
  `${nombre} ${categoria}`,
];

/**
 * Creates the search for the mission that a list means. `misiones` is in ladder order. The search
 * is memoised, since a list repeats the same few names.
 */
export function createBuscaMision(
  misiones: readonly MisionAlta[],
): (texto: string, categoria: string) => Hallazgo {
  const all = misiones.map(
    (mision): Names => ({
      mision,
      nombrada: nameMision(mision),
      nombre: simplifyRango(mision.nombre),
      categoria: simplifyRango(mision.n_categoria),
    }),
  );
  const known = new Map<string, Hallazgo>();
  let asked = 0;
  const search = (texto: string, text: string, categoria: string): Hallazgo => {
    const inCategoria = categoria === '' ? all : all.filter((one) => one.categoria === categoria);
    const among = inCategoria.length > 0 ? inCategoria : all;
    const named = among.filter((one) => calledBy(one).includes(text));
    if (named.length === 1) return { mision: (named[0] as Names).mision };
    if (named.length > 1) return { varias: named.map(({ mision }) => mision) };
    if (text === '' || text.length > LARGO_MAX || asked++ >= PROPUESTAS_MAX)
      return { propuesta: null };
    const propose = (names: readonly Names[]) =>
      proposeMision(
        texto,
        names.map(({ nombrada }) => nombrada),
      );
    return { propuesta: propose(among) ?? propose(all) };
  };
  return (texto, categoria) => {
    const [text, within] = [simplifyRango(texto), simplifyRango(categoria)];
    const key = `${text}\n${within}`;
    const found = known.get(key) ?? search(texto, text, within);
    known.set(key, found);
    return found;
  };
}
