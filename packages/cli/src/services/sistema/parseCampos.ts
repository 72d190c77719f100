import type { Field, Fields } from '@garita/api-client/fields';
import { UsageError } from '../../errors';
import { suggest } from '../../input/suggest';
import type { Llamada } from './findLlamada';
import { parseValor } from './parseValor';

type Values = Record<string, unknown>;

const quote = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** All field names. A nested field's name begins with its object's name: `data.nombre`. */
const namesOf = (fields: Fields, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, { fields: inner }]) => [
    `${before}${name}`,
    ...(inner ? namesOf(inner, `${before}${name}.`) : []),
  ]);

function unknownField({ id, fields }: Llamada, nombre: string): UsageError {
  const names = namesOf(fields);
  const all = names.length === 0 ? 'No lleva ninguno.' : `Tiene ${quote(Object.keys(fields))}.`;
  return new UsageError(`${id} no tiene el campo «${nombre}». ${suggest(nombre, names, all)}`);
}

/**
 * Finds the field with a name, and the object that receives the field's value. @throws UsageError
 * for an unknown field
 */
function findField(
  llamada: Llamada,
  values: Values,
  nombre: string,
): { field: Field; place: Values; last: string } {
  const parts = nombre.split('.');
  const last = parts.pop() ?? '';
  let [fields, place] = [llamada.fields, values];
  for (const part of parts) {
    const inner = Object.hasOwn(fields, part) ? fields[part]?.fields : undefined;
    if (!inner) throw unknownField(llamada, nombre);
    place[part] ??= {};
    [fields, place] = [inner, place[part] as Values];
  }
  const field = Object.hasOwn(fields, last) ? fields[last] : undefined;
  if (!field) throw unknownField(llamada, nombre);
  return { field, place, last };
}

export interface Campo {
  readonly nombre: string;
  readonly texto: string;
  /**
   * Whether the value comes from a file. A secret must come from a file, since other programs of
   * the machine can read the command line.
   */
  readonly isFromFile: boolean;
}

/** The missing required fields, nested ones included. */
const missingIn = (fields: Fields, values: Values, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, { isOptional, fields: inner }]) => {
    const value = values[name];
    if (value === undefined) return isOptional ? [] : [`${before}${name}`];
    return inner && typeof value === 'object' && value !== null
      ? missingIn(inner, value as Values, `${before}${name}.`)
      : [];
  });

/** Checks the names of fields. @throws UsageError for a field that the call does not have */
function checkKnown(llamada: Llamada, values: Values): void {
  for (const nombre of Object.keys(values))
    if (!Object.hasOwn(llamada.fields, nombre)) throw unknownField(llamada, nombre);
}

/**
 * The values of a call's fields. Typed fields override those in `body`. @throws UsageError for an
 * unknown, missing or invalid field
 */
export function parseCampos(
  llamada: Llamada,
  body: Readonly<Values>,
  campos: readonly Campo[],
): Values {
  const values = structuredClone(body);
  checkKnown(llamada, values);
  for (const { nombre, texto, isFromFile } of campos) {
    const { field, place, last } = findField(llamada, values, nombre);
    if (field.isSecret && !isFromFile)
      throw new UsageError(
        `«${nombre}» no se escribe en la orden, donde otros programas la leen: usa ${nombre}=@- y dala por la entrada estándar.`,
      );
    place[last] = parseValor(field, texto, nombre);
  }
  const missing = missingIn(llamada.fields, values);
  if (missing.length > 0)
    throw new UsageError(
      `${llamada.id}: ${missing.length === 1 ? 'falta' : 'faltan'} ${quote(missing)}.`,
    );
  return values;
}
