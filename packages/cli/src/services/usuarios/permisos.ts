import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';

/** A person's permissions with the origin of each. @throws ApiError 404 for an unknown id */
export const getPermisos = async (api: ApiClient, id: number) =>
  (await call(api, 'permisosDe', { id })).permisos;
