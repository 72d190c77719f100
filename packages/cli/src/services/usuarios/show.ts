import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { toId } from '../../input/parseId';
import { askByNombre } from './desconocida';

/** The id of a person by name. @throws ApiError 404 for an unknown name */
export async function findIdByNombre(api: ApiClient, nombre: string): Promise<number> {
  return (await call(api, 'usuarioPorNombre', { name: nombre })).id;
}

/**
 * The id of a person by name or id, as typed. A name made of digits has priority. @throws
 * NotFoundError for an unknown name
 */
export async function findId(api: ApiClient, usuario: string): Promise<number> {
  try {
    return await findIdByNombre(api, usuario);
  } catch (error) {
    const id = toId(usuario);
    if (!(error instanceof ApiError) || error.httpStatus !== 404) throw error;
    return id ?? (await askByNombre(api, usuario, Promise.reject(error)));
  }
}

/** @throws ApiError 404 for an unknown id */
export const getPersona = (api: ApiClient, id: number) => call(api, 'userAllInfo', { id });

export const showUsuario = async (api: ApiClient, usuario: string) =>
  askByNombre(api, usuario, getPersona(api, await findId(api, usuario)));
