import { ACCIONES } from './describePaso';
import type { Articulo, Infraccion, Normativa, Paso, TipoFalta } from './normativa';

type Read<Thing> = (value: unknown) => value is Thing;

const isText: Read<string> = (value): value is string => typeof value === 'string';
const listOf =
  <Thing>(isThing: Read<Thing>): Read<readonly Thing[]> =>
  (value): value is readonly Thing[] =>
    Array.isArray(value) && value.every(isThing);
/** An object with exactly these fields. */
const shaped =
  <Thing>(fields: { readonly [Campo in keyof Thing]: Read<Thing[Campo]> }): Read<Thing> =>
  (value): value is Thing => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const names = Object.keys(fields) as (keyof Thing & string)[];
    return (
      Object.keys(value).length === names.length &&
      names.every((name) => fields[name]((value as Record<string, unknown>)[name]))
    );
  };

const isAccion: Read<Paso['accion']> = (value): value is Paso['accion'] =>
  isText(value) && Object.hasOwn(ACCIONES, value);
const isCantidad: Read<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isPaso = shaped<Paso>({ accion: isAccion, cantidad: isCantidad, texto: isText });
const isTipo = shaped<TipoFalta>({
  codigo: isText,
  nombre: isText,
  descripcion: isText,
  pasos: listOf(isPaso),
});
const isInfraccion = shaped<Infraccion>({ codigo: isText, tipo: isText, texto: isText });
const isArticulo = shaped<Articulo>({ titulo: isText, texto: isText });
const isNormativa = shaped<Normativa>({
  tipos: listOf(isTipo),
  infracciones: listOf(isInfraccion),
  nota: isText,
  personal: listOf(isText),
  articulos: listOf(isArticulo),
});

/**
 * Reads a normativa; null for a value of another shape. `normativaRules` then checks whether the
 * normativa can be published.
 */
export const readNormativa = (value: unknown): Normativa | null =>
  isNormativa(value) ? value : null;
