import {
  type Borrador,
  type CategoriaBorrador,
  emptyCategoria,
  type MisionBorrador,
} from './borrador';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * For each field: the editor's value (`mine`) if the editor changed the field, else the saved value
 * (`theirs`).
 */
function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const keys = Object.keys(mine) as (keyof T)[];
  return Object.fromEntries(
    keys.map((key) => [key, isSame(mine[key], base[key]) ? theirs[key] : mine[key]]),
  ) as T;
}

type Misiones = readonly MisionBorrador[];
const clavesOf = (misiones: Misiones): string[] => misiones.map(({ clave }) => clave);

/**
 * The editor's order wins if the editor changed it. A removal or an addition of either side wins.
 */
function mergeMisiones(base: Misiones, mine: Misiones, theirs: Misiones): MisionBorrador[] {
  const find = (misiones: Misiones, clave: string) =>
    misiones.find((mision) => mision.clave === clave);
  const isOrderMine = !isSame(clavesOf(base), clavesOf(mine));
  const [first, second] = isOrderMine ? [mine, theirs] : [theirs, mine];
  const stays = (clave: string) => !find(base, clave) || (find(mine, clave) && find(theirs, clave));
  return [...new Set([...clavesOf(first), ...clavesOf(second)])].filter(stays).map((clave) => {
    const [old, own, other] = [find(base, clave), find(mine, clave), find(theirs, clave)];
    return old && own && other
      ? { ...mergeFields(old, own, other), personas: other.personas }
      : ((own ?? other) as MisionBorrador);
  });
}

function mergeCategoria(
  base: CategoriaBorrador,
  mine: CategoriaBorrador,
  theirs: CategoriaBorrador,
): CategoriaBorrador {
  return {
    ...mergeFields(base, mine, theirs),
    misiones: mergeMisiones(base.misiones, mine.misiones, theirs.misiones),
  };
}

/**
 * Three-way merge of the editor's draft (`mine`) onto the saved ladder (`theirs`). On conflict the
 * editor's value wins, and the editor sees it before saving.
 */
export function rebase(base: Borrador, mine: Borrador, theirs: Borrador): Borrador {
  const find = ({ categorias }: Borrador, nivel: number) =>
    categorias.find((categoria) => categoria.nivel === nivel) ?? emptyCategoria(nivel);
  const niveles = [
    ...new Set([...theirs.categorias, ...mine.categorias].map(({ nivel }) => nivel)),
  ].sort((a, b) => a - b);
  return {
    categorias: niveles.map((nivel) =>
      mergeCategoria(find(base, nivel), find(mine, nivel), find(theirs, nivel)),
    ),
    destinos: mine.destinos,
  };
}
