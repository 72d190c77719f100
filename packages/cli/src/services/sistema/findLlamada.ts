import { ACCESS, type OperationId } from '@garita/api-client/access';
import { FIELDS, type Fields } from '@garita/api-client/fields';
import { OPERATIONS } from '@garita/api-client/operations';
import type { Grant } from '@garita/domain/acceso/can';
import { readAddressPart } from '@garita/domain/formato/addressPart';
import { UsageError } from '../../errors';
import { suggest } from '../../input/suggest';

export interface Llamada {
  readonly id: OperationId;
  readonly method: string;
  /** The path with placeholders, e.g. `/usuarioPermiso/{id}`. */
  readonly path: string;
  readonly isWrite: boolean;
  readonly access: readonly Grant[];
  readonly fields: Fields;
}

const NOTHING: Fields = {};

const toLlamada = (id: OperationId): Llamada => {
  const { method, path, effect } = OPERATIONS[id];
  return {
    id,
    method,
    path,
    isWrite: effect === 'write',
    access: ACCESS[id],
    fields: FIELDS[id] ?? NOTHING,
  };
};

export const LLAMADAS: readonly Llamada[] = (Object.keys(OPERATIONS) as OperationId[]).map(
  toLlamada,
);

const LIST = '«garita api --lista» las muestra.';

/** The values for a path's placeholders; null when the paths do not match. */
function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [wanted, typed] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== typed.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const [, name] = /^\{(.+)\}$/.exec(part) ?? [];
    const value = typed[index] ?? '';
    if (name === undefined && part !== value) return null;
    if (name !== undefined && value !== part) found[name] = readAddressPart(value);
  }
  return found;
}

/** A call, with the fields that its typed path contains. */
export interface Pedida {
  readonly llamada: Llamada;
  readonly given: Readonly<Record<string, string>>;
}

/**
 * Finds a call by a typed path such as `/usuarioPermiso/6`. A path without placeholders has
 * priority.
 */
function findByPath(method: string | undefined, path: string): Pedida {
  const found = LLAMADAS.flatMap((llamada) => {
    const given =
      method === undefined || llamada.method === method ? matchPath(llamada.path, path) : null;
    return given ? [{ llamada, given }] : [];
  }).sort((a, b) => Object.keys(a.given).length - Object.keys(b.given).length);
  const [first, second] = found;
  if (!first) {
    const other = suggest(
      path,
      LLAMADAS.map((llamada) => llamada.path),
      LIST,
    );
    throw new UsageError(`No existe la llamada «${method ? `${method} ` : ''}${path}». ${other}`);
  }
  if (second && second.llamada.path === first.llamada.path)
    throw new UsageError(
      `«${path}» son varias llamadas: ${found.map(({ llamada }) => llamada.id).join(', ')}. Indica una por su nombre.`,
    );
  return first;
}

/**
 * Finds a call by its name in any case, or by its path with or without the method. @throws
 * UsageError if there is none
 */
export function findLlamada(typed: string): Pedida {
  const [, method, path] = /^(?:([a-z]+)\s+)?(\/\S*)$/i.exec(typed.trim()) ?? [];
  if (path !== undefined)
    return findByPath(method?.toUpperCase(), path.replace(/^\/api(?=\/)/, ''));
  const name = typed.trim().toLowerCase();
  const llamada = LLAMADAS.find(({ id }) => id.toLowerCase() === name);
  if (llamada) return { llamada, given: {} };
  const ids = LLAMADAS.map(({ id }) => id);
  throw new UsageError(`No existe la llamada «${typed}». ${suggest(typed, ids, LIST)}`);
}
