import { CATEGORIA, PERMISOS, PERMISOS_DE_GERENCIA, type Permiso } from '../acceso/permisos';
import { type Borrador, type CategoriaBorrador, listActivas } from './borrador';

/** For each of three acts, the level from which every category may do it; null = only the owner. */
export interface Reparto {
  readonly ascienden: number | null;
  readonly tiempos: number | null;
  readonly deciden: number | null;
}

const does: Readonly<Record<keyof Reparto, (categoria: CategoriaBorrador) => boolean>> = {
  ascienden: ({ permisos, asciende_hasta }) => permisos.includes('asc') && asciende_hasta > 0,
  tiempos: ({ permisos }) => permisos.includes('tt'),
  deciden: ({ permisos }) => PERMISOS_DE_GERENCIA.every((codigo) => permisos.includes(codigo)),
};

/**
 * The lowest level from which `isDone` holds for every category; null if it fails for the highest.
 */
function findDesde(
  activas: readonly CategoriaBorrador[],
  isDone: (categoria: CategoriaBorrador) => boolean,
): number | null {
  const last = activas.findLastIndex((categoria) => !isDone(categoria));
  return activas[last + 1]?.nivel ?? null;
}

export function readReparto(borrador: Borrador): Reparto {
  const activas = listActivas(borrador);
  return {
    ascienden: findDesde(activas, does.ascienden),
    tiempos: findDesde(activas, does.tiempos),
    deciden: findDesde(activas, does.deciden),
  };
}

const isFrom = (desde: number | null, nivel: number): boolean => desde !== null && nivel >= desde;

/**
 * Adds the codes `dados`, or removes the codes `quitados`. Removing `tt` also removes `ajs`, which
 * has no effect without `tt`.
 */
const put = (
  permisos: readonly Permiso[],
  gives: boolean,
  dados: readonly Permiso[],
  quitados = dados,
): Permiso[] =>
  PERMISOS.filter((codigo) =>
    gives
      ? permisos.includes(codigo) || dados.includes(codigo)
      : permisos.includes(codigo) && !quitados.includes(codigo),
  );

/**
 * Applies the three answers. An unchanged answer has no effect. A category that gets to decide
 * receives all codes of management. A category that no longer decides keeps only the codes of the
 * next lower category that does not decide, and `agc`. If a category gets to promote and had no
 * reach, it can promote up to the next lower category, at most 9.
 */
export function applyReparto(borrador: Borrador, reparto: Reparto): Borrador {
  const antes = readReparto(borrador);
  const isChanged = (answer: keyof Reparto) => reparto[answer] !== antes[answer];
  const activas = listActivas(borrador);
  const below = (nivel: number) =>
    activas.findLast((one) => one.nivel < nivel && !does.deciden(one))?.permisos ?? [];
  const permisosOf = (categoria: CategoriaBorrador): readonly Permiso[] => {
    const { nivel, permisos } = categoria;
    if (isFrom(reparto.deciden, nivel))
      return isChanged('deciden') ? put(permisos, true, PERMISOS_DE_GERENCIA) : permisos;
    const leaves = isChanged('deciden') && does.deciden(categoria);
    const propios = leaves
      ? permisos.filter((codigo) => codigo === 'agc' || below(nivel).includes(codigo))
      : permisos;
    const conAscensos =
      leaves || isChanged('ascienden')
        ? put(propios, isFrom(reparto.ascienden, nivel), ['asc'])
        : propios;
    return leaves || isChanged('tiempos')
      ? put(conAscensos, isFrom(reparto.tiempos, nivel), ['tt'], ['tt', 'ajs'])
      : conAscensos;
  };
  const alcanceOf = (
    { nivel, permisos, asciende_hasta }: CategoriaBorrador,
    suyos: readonly Permiso[],
  ): number => {
    const promotes = isFrom(reparto.ascienden, nivel) || isFrom(reparto.deciden, nivel);
    if (asciende_hasta > 0 || permisos === suyos || !promotes) return asciende_hasta;
    return (
      activas.findLast((one) => one.nivel < nivel && one.nivel <= CATEGORIA.selector)?.nivel ?? 0
    );
  };
  return {
    ...borrador,
    categorias: borrador.categorias.map((categoria) => {
      if (!categoria.activa) return categoria;
      const permisos = permisosOf(categoria);
      return { ...categoria, permisos, asciende_hasta: alcanceOf(categoria, permisos) };
    }),
  };
}
