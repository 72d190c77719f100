/** What comes of an edit that was made on what its editor saw. */
export interface Merged<T> {
  /** What changes, with its new value; nothing when all is as wanted. */
  readonly cambios: Partial<T>;
  /** Fields that somebody else has changed meanwhile, to something else than is wanted: the edit is to be refused. */
  readonly choques: readonly (keyof T & string)[];
}

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const toSet = (codes: readonly string[]): string => [...new Set(codes)].sort().join();

/** Whether two values of a field mean the same. Lists of codes are sets: their order says nothing; the order of any other list does. */
export const isSame = (a: unknown, b: unknown): boolean =>
  isCodes(a) && isCodes(b)
    ? toSet(a) === toSet(b)
    : a === b || JSON.stringify(a) === JSON.stringify(b);

/** The same of a field of which one may say that the order of its codes matters. */
export const isSameIn = (
  ordenados: readonly string[],
  campo: string,
  a: unknown,
  b: unknown,
): boolean => (ordenados.includes(campo) ? JSON.stringify(a) === JSON.stringify(b) : isSame(a, b));

/**
 * Finds what an edit changes. Whatever its editor left as they saw it stays as it is by now, so that two people who edit different fields
 * at once both get what they wanted; where both edit one field, the later one is refused instead of winning silently.
 * @param presente the thing as it is.
 * @param data what was sent; what is left out stays.
 * @param previos what the editor saw of it; a field that it lacks is not checked.
 * @param ordenados the lists of codes whose order matters.
 */
export function mergeCambio<T extends object>(
  presente: T,
  data: Partial<T>,
  previos: Partial<T> = {},
  ordenados: readonly (keyof T & string)[] = [],
): Merged<T> {
  const sent = (Object.keys(presente) as (keyof T & string)[]).filter(
    (campo) => data[campo] !== undefined,
  );
  const same = (campo: keyof T & string, a: unknown, b: unknown) =>
    isSameIn(ordenados, campo, a, b);
  const wanted = sent.filter(
    (campo) =>
      !(campo in previos && same(campo, data[campo], previos[campo])) &&
      !same(campo, data[campo], presente[campo]),
  );
  return {
    cambios: Object.fromEntries(wanted.map((campo) => [campo, data[campo]])) as Partial<T>,
    choques: wanted.filter(
      (campo) => campo in previos && !same(campo, previos[campo], presente[campo]),
    ),
  };
}
