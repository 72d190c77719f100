import type { Field, Fields } from '@garita/api-client/fields';
import { UsageError } from '../../errors';
import { suggest } from '../../input/suggest';
import type { Llamada } from './findLlamada';
import { parseValor } from './parseValor';

type Values = Record<string, unknown>;

const quote = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** Every name that a field can be given by: those of an object's fields stand behind its own, as `data.nombre`. */
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

/** The field of a name, and where its value goes. */
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

/** A field as it was typed. */
export interface Campo {
  readonly nombre: string;
  readonly texto: string;
  /** Whether its value came from a file and not from the command line, which other programs of the machine can read. */
  readonly isFromFile: boolean;
}

/** The names of what must be there and is not, also within objects that are. */
const missingIn = (fields: Fields, values: Values, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, { isOptional, fields: inner }]) => {
    const value = values[name];
    if (value === undefined) return isOptional ? [] : [`${before}${name}`];
    return inner && typeof value === 'object' && value !== null
      ? missingIn(inner, value as Values, `${before}${name}.`)
      : [];
  });

/** @throws UsageError when a call is given what it does not take. */
function checkKnown(llamada: Llamada, values: Values): void {
  for (const nombre of Object.keys(values))
    if (!Object.hasOwn(llamada.fields, nombre)) throw unknownField(llamada, nombre);
}

/**
 * What a call is given, by the contract's own table.
 * @param body a JSON object that was given whole, over which what was typed goes
 * @throws UsageError, which names it, for a field that there is not, one that is missing, and a value that cannot be.
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
