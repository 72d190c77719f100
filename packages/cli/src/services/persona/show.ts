import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { GrupoHistoria, Hecho } from '@garita/domain/persona/hecho';
import { readPages } from '../readPages';
import { askByNombre } from '../usuarios/desconocida';

/**
 * A person with the newest `limite` events of one group, or of all groups. @throws NotFoundError
 * for an unknown name
 */
export async function showPersona(
  api: ApiClient,
  nombre: string,
  { grupo, limite }: { readonly grupo?: GrupoHistoria | undefined; readonly limite: number },
) {
  const persona = await askByNombre(api, nombre, call(api, 'persona', { nombre }));
  const historia = await readPages<Hecho, string>(limite, async (antes) => {
    const query = { ...(grupo && { grupo }), ...(antes && { antes }) };
    const { hechos, siguiente } = await call(api, 'historiaPersona', { nombre, ...query });
    return { rows: hechos, siguiente };
  });
  return { persona, historia };
}
