import type { Campo } from './campos';

/** The fields of a row. */
type Forma = Readonly<Record<string, Campo<unknown>>>;

/** A row that was read. Old portals may omit any field, so each may be null. */
type Fila<De extends Forma> = { readonly [Nombre in keyof De]: ReturnType<De[Nombre]> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The elements of a list. PHP serialises a list without its first index as an object with numeric
 * keys.
 */
export function toLista(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return isObject(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key))
    ? Object.values(raw)
    : [];
}

/** A field of an answer; undefined if the answer is no object. */
export const campoDe = (raw: unknown, nombre: string): unknown =>
  isObject(raw) ? raw[nombre] : undefined;

/**
 * The element of a list at an index; undefined beyond the list's end. An object with numbers as
 * keys counts as a list.
 */
export const listaEn = (raw: unknown, index: number): unknown =>
  Array.isArray(raw) ? raw[index] : campoDe(raw, String(index));

function toFila<De extends Forma>(forma: De, raw: object, zona: string): Fila<De> {
  return Object.fromEntries(
    Object.entries(forma).map(([nombre, read]) => [nombre, read(campoDe(raw, nombre), zona)]),
  ) as Fila<De>;
}

/** A reader of a list. It skips elements that are no objects. */
export const filasDe =
  <De extends Forma>(forma: De) =>
  (raw: unknown, zona: string): Fila<De>[] =>
    toLista(raw).flatMap((one) => (isObject(one) ? [toFila(forma, one, zona)] : []));

/** A reader of one object, which may be the only element of a list; null if there is none. */
export const filaDe =
  <De extends Forma>(forma: De) =>
  (raw: unknown, zona: string): Fila<De> | null => {
    const one = toLista(raw).find(isObject) ?? raw;
    return isObject(one) && Object.keys(one).length > 0 ? toFila(forma, one, zona) : null;
  };
