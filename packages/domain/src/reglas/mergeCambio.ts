export interface Merged<T> {
  /** The changed fields with their new values; empty if there are none. */
  readonly cambios: Partial<T>;
  /**
   * Fields that another user has meanwhile changed to another value. If there are any, the edit is
   * refused.
   */
  readonly choques: readonly (keyof T & string)[];
}

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const toSet = (codes: readonly string[]): string => [...new Set(codes)].sort().join();

/** Lists of strings compare as sets; the order of any other list counts. */
export const isSame = (a: unknown, b: unknown): boolean =>
  isCodes(a) && isCodes(b)
    ? toSet(a) === toSet(b)
    : a === b || JSON.stringify(a) === JSON.stringify(b);

/** Like `isSame`, but the order of codes counts for the fields `ordenados`. */
export const isSameIn = (
  ordenados: readonly string[],
  campo: string,
  a: unknown,
  b: unknown,
): boolean => (ordenados.includes(campo) ? JSON.stringify(a) === JSON.stringify(b) : isSame(a, b));

/**
 * Fields that the editor did not change keep their current value. So two users can edit different
 * fields of one row. If both edit the same field, the later edit is refused.
 * @param data the sent fields; omitted fields stay
 * @param previos the fields as the editor saw them; omitted fields are not checked
 * @param ordenados the lists of codes whose order matters
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
