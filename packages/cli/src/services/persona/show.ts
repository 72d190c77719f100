import { type ApiClient, unwrap } from '@garita/api-client/createClient';
import type { GrupoHistoria, Hecho } from '@garita/domain/persona/hecho';
import { askByNombre } from '../usuarios/desconocida';

interface Wanted {
  /** Only this group of what happened; left out for all. */
  readonly grupo?: GrupoHistoria | undefined;
  /** As many entries at most. */
  readonly limite: number;
}

/** What has happened to a person, the newest first, as many pages as it takes. @throws ApiError 404 for a name that nobody has or had. */
async function readHistoria(api: ApiClient, nombre: string, { grupo, limite }: Wanted): Promise<Hecho[]> {
  const hechos: Hecho[] = [];
  for (let antes: string | null | undefined; antes !== null && hechos.length < limite; ) {
    const query = { ...(grupo && { grupo }), ...(antes && { antes }) };
    const page = await unwrap(api.GET('/ext/persona/{nombre}/historia', { params: { path: { nombre }, query } }));
    hechos.push(...page.hechos);
    antes = page.siguiente;
  }
  return hechos.slice(0, limite);
}

/** Who somebody is, and what has happened to them. @throws RefusedError for a name that nobody has or had. */
export async function showPersona(api: ApiClient, nombre: string, wanted: Wanted) {
  const persona = await askByNombre(api, nombre, unwrap(api.GET('/ext/persona/{nombre}', { params: { path: { nombre } } })));
  return { persona, historia: await readHistoria(api, nombre, wanted) };
}

export type PersonaMostrada = Awaited<ReturnType<typeof showPersona>>;
