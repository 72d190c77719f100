import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { can } from '@garita/domain/acceso/can';
import { foldCase } from '@garita/domain/formato/foldCase';
import type { Connection } from '../../connect';
import { whoami } from '../sesion/whoami';

type Schemas = components['schemas'];

/** Somebody who can be promoted now, and to which mission. */
export type Ascendible = Schemas['Persona'] & { readonly siguiente: string; readonly desde: string };

/** Requests at a time: each person is one. */
const AT_ONCE = 6;

async function readAscenso({ api }: Pick<Connection, 'api'>, userId: number): Promise<Schemas['Ascenso'] | null> {
  try {
    return await unwrap(api.GET('/verUltimoAscenso/{userId}', { params: { path: { userId } } }));
  } catch (error) {
    // Dismissed since the list was read.
    if (error instanceof ApiError && error.httpStatus === 404) return null;
    throw error;
  }
}

/** Gives each item's result in the order of the items, some at a time. */
async function mapSome<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await read(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** Who below the caller can be promoted now, in order of name. @param texto a part of the name; empty finds everybody */
export async function listAscendibles(connection: Connection, texto: string): Promise<Ascendible[]> {
  const [yo, personas] = await Promise.all([whoami(connection), unwrap(connection.api.GET('/getUsuariosAscensos'))]);
  const below = personas.filter((target) => foldCase(target.usuario).includes(foldCase(texto)) && can(ACCESS.sendAscenso, yo, { target }));
  const found = await mapSome(below, async (persona): Promise<Ascendible[]> => {
    const ascenso = await readAscenso(connection, persona.id);
    return ascenso?.disponible && ascenso.m_nueva !== false ? [{ ...persona, siguiente: String(ascenso.m_nueva), desde: ascenso.date_finaliza }] : [];
  });
  return found.flat();
}
