/** What comes of an edit that was made on what its editor saw. */
export interface Merged<T> {
  /** What changes, with its new value; nothing when all is as wanted. */
  readonly cambios: Partial<T>;
  /** Fields that somebody else has changed meanwhile, to something else than is wanted: the edit is to be refused. */
  readonly choques: readonly (keyof T & string)[];
}

const isCodes = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const toSet = (codes: readonly string[]): string => [...new Set(codes)].sort().join();

/** Whether two values of a field mean the same. Lists of codes are sets: their order says nothing; the order of any other list does. */
export const isSame = (a: unknown, b: unknown): boolean =>
  isCodes(a) && isCodes(b) ? toSet(a) === toSet(b) : a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Finds what an edit changes. Whatever its editor left as they saw it stays as it is by now, so that two people who edit different fields
 * at once both get what they wanted; where both edit one field, the later one is refused instead of winning silently.
 * @param presente the thing as it is.
 * @param data what was sent; what is left out stays.
 * @param previos what the editor saw of it; a field that it lacks is not checked.
 */
export function mergeCambio<T extends object>(presente: T, data: Partial<T>, previos: Partial<T> = {}): Merged<T> {
  const sent = (Object.keys(presente) as (keyof T & string)[]).filter((campo) => data[campo] !== undefined);
  const wanted = sent.filter((campo) => !(campo in previos && isSame(data[campo], previos[campo])) && !isSame(data[campo], presente[campo]));
  return {
    cambios: Object.fromEntries(wanted.map((campo) => [campo, data[campo]])) as Partial<T>,
    choques: wanted.filter((campo) => campo in previos && !isSame(previos[campo], presente[campo])),
  };
}
