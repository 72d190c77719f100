import type { Grant } from '@garita/domain/acceso/can';
import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { lowerFirst } from '@garita/domain/formato/lowerFirst';

/**
 * A permission's code and description, e.g. `mul (poner, cobrar y borrar multas)`. The description
 * is cut before any further requirement.
 */
export const namePermiso = (codigo: Permiso): string =>
  `${codigo} (${lowerFirst(nombresPermisos[codigo]).replace(/(,? desde la categoría| \(|: | y, ).*/, '')})`;

/** Joins words into a phrase: `a, b y c`. */
export const enumerate = (words: readonly string[], last = 'y'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const TARGET: Readonly<Record<NonNullable<Grant['target']>, string | null>> = {
  self: 'solo sobre lo tuyo',
  below: 'categoría superior a la de la persona',
  any: null,
};

const SESION = 'haber entrado';

function conditionsOf({
  public: isPublic,
  all = [],
  any = [],
  minCategory,
  maxCategory,
  clockedIn,
  owner,
  target,
}: Grant): readonly string[] {
  if (isPublic) return [];
  const conditions = [
    ...all.map(namePermiso),
    any.length > 0 ? enumerate(any.map(namePermiso), 'o') : null,
    owner ? 'ser la persona dueña' : null,
    minCategory === undefined ? null : `categoría ${minCategory} o más`,
    maxCategory === undefined ? null : `categoría ${maxCategory} o menos`,
    clockedIn ? 'haber fichado' : null,
    target ? TARGET[target] : null,
  ].filter((one) => one !== null);
  return [SESION, ...conditions];
}

/** The alternative grants of a call. Each is a list of conditions. */
type Vias = readonly (readonly string[])[];

/** Whether `ways` implies `others`: each way contains all conditions of one of `others`. */
const isImplied = (others: Vias, ways: Vias): boolean =>
  ways.every((way) => others.some((other) => other.every((condition) => way.includes(condition))));

const isSame = (one: Vias, other: Vias): boolean => isImplied(one, other) && isImplied(other, one);

const describeVia = (via: readonly string[]): string => {
  if (via.length === 0) return 'ninguno, ni siquiera hace falta entrar';
  return via.length === 1 ? 'ninguno, basta haber entrado' : enumerate(via.slice(1));
};

/**
 * The access that calls require, as a phrase. @param calls the grants of each call, without grants
 * that do not apply
 */
export function describeGrants(calls: readonly (readonly Grant[])[]): string {
  const vias = calls.map((grants) => grants.map(conditionsOf));
  // Skips calls whose requirements another call already implies.
  const told = vias.filter(
    (one, i) =>
      !vias.some((other, k) => k !== i && isImplied(one, other) && (k < i || !isSame(one, other))),
  );
  return told.map((one) => [...new Set(one.map(describeVia))].join(', o bien ')).join('; además, ');
}
