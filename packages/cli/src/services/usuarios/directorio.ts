import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Schemas } from '@garita/api-client/Schemas';
import { can, type Subject } from '@garita/domain/acceso/can';
import { foldCase } from '@garita/domain/formato/foldCase';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { describeRefusal } from '../../acceso/describeRefusal';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { toId } from '../../input/parseId';
import { whoami } from '../sesion/whoami';
import { createDesconocida } from './desconocida';
import { findIdByNombre } from './show';

export type Persona = Pick<Schemas['Persona'], 'id' | 'usuario' | 'id_categoria'>;

/** The agency's people, read once for any number of lookups. */
export interface Directorio {
  readonly yo: Subject & Pick<Persona, 'usuario'>;
  /**
   * Finds a person by name in any case, or by id. A matching name has priority.
   * @throws NotFoundError if there is none; RefusedError if the name is a dismissed person's
   */
  readonly find: (usuario: string) => Persona;
}

const fold = (nombre: string): string => foldCase(normalizeNombre(nombre));

function indexPersonas(personas: readonly Persona[]) {
  const byNombre = new Map(personas.map((persona) => [fold(persona.usuario), persona]));
  const byId = new Map(personas.map((persona) => [persona.id, persona]));
  return (usuario: string): Persona | undefined =>
    byNombre.get(fold(usuario)) ?? byId.get(toId(usuario.trim()) ?? 0);
}

async function isKnown(api: ApiClient, nombre: string): Promise<boolean> {
  try {
    return (await findIdByNombre(api, nombre)) > 0;
  } catch (error) {
    if (error instanceof ApiError && (error.httpStatus === 404 || error.httpStatus === 400))
      return false;
    throw error;
  }
}

/**
 * Reads the agency's people. @param nombres the names to look up; for a name without an active
 * person, this function asks the portal whether the name exists @param more people to add to the
 * active people
 */
export async function readDirectorio(
  connection: Connection,
  nombres: readonly string[],
  more: readonly Persona[] = [],
): Promise<Directorio> {
  const [yo, activas] = await Promise.all([
    whoami(connection),
    call(connection.api, 'getUsuarios'),
  ]);
  const lookUp = indexPersonas([...more, ...activas]);
  const despedidas = new Set<string>();
  for (const nombre of new Set(nombres.filter((one) => !lookUp(one)).map(fold)))
    if (await isKnown(connection.api, nombre)) despedidas.add(nombre);
  const find = (usuario: string): Persona => {
    const persona = lookUp(usuario);
    if (persona) return persona;
    if (despedidas.has(fold(usuario))) throw new RefusedError(`${usuario}: ${USUARIOS.despedido}`);
    throw createDesconocida(
      usuario,
      [...more, ...activas].map((one) => one.usuario),
    );
  };
  return { yo, find };
}

/**
 * The named person, or the user if none is named. @throws RefusedError if the user may not make the
 * call about that person
 */
export async function findTarget(
  connection: Connection,
  llamada: keyof typeof ACCESS,
  quien?: string,
): Promise<Persona> {
  const { yo, find } = await readDirectorio(connection, quien === undefined ? [] : [quien]);
  const target = quien === undefined ? yo : find(quien);
  checkAccess(yo, llamada, { target });
  return target;
}

/**
 * Checks the contract's access table. @throws RefusedError with the reason of the portal's refusal
 */
export function checkAccess(
  yo: Subject,
  llamada: keyof typeof ACCESS,
  { target, values }: { target?: Persona; values?: Readonly<Record<string, number>> } = {},
): void {
  if (!can(ACCESS[llamada], yo, { ...(target ? { target } : {}), ...(values ? { values } : {}) }))
    throw new RefusedError(describeRefusal(llamada, yo, { target, values }));
}
