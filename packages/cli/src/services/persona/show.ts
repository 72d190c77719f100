import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { GrupoHistoria, Hecho } from '@garita/domain/persona/hecho';
import { readPages } from '../readPages';
import { askByNombre } from '../usuarios/desconocida';

interface Wanted {
  readonly grupo?: GrupoHistoria | undefined;
  readonly limite: number;
}

/** Newest first. @throws ApiError 404 for an unknown name */
const readHistoria = (
  api: ApiClient,
  nombre: string,
  { grupo, limite }: Wanted,
): Promise<Hecho[]> =>
  readPages<Hecho, string>(limite, async (antes) => {
    const query = { ...(grupo && { grupo }), ...(antes && { antes }) };
    const { hechos, siguiente } = await call(api, 'historiaPersona', { nombre, ...query });
    return { rows: hechos, siguiente };
  });

/** @throws NotFoundError for an unknown name */
export async function showPersona(api: ApiClient, nombre: string, wanted: Wanted) {
  const persona = await askByNombre(api, nombre, call(api, 'persona', { nombre }));
  return { persona, historia: await readHistoria(api, nombre, wanted) };
}
