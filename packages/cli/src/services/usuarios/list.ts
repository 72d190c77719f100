import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Schemas } from '@garita/api-client/Schemas';
import { USUARIOS_POR_BUSQUEDA } from '@garita/domain/usuarios/edicion.rules';
import { readPages } from '../readPages';

type Usuario = Schemas['Usuario'];

export interface Persona {
  readonly id: number;
  readonly usuario: string;
  readonly mision: string;
  readonly categoria: number;
  /** The dismissal's instant; null for an active person. */
  readonly despedido: string | null;
}

/** The active people whose name contains `texto`; everyone for an empty text. */
export async function listActive(api: ApiClient, texto: string): Promise<Persona[]> {
  const personas = await call(api, 'getUsuarios', texto === '' ? {} : { q: texto });
  return personas.map(({ id, usuario, mision, id_categoria }) => ({
    id,
    usuario,
    mision,
    categoria: id_categoria,
    despedido: null,
  }));
}

const readUsuarios = (api: ApiClient, usuario: string): Promise<Usuario[]> =>
  readPages<Usuario, number>(Number.POSITIVE_INFINITY, async (despues) => {
    const rows = await call(api, 'usuarioList', { usuario, ...(despues && { despues }) });
    const isLast = rows.length < USUARIOS_POR_BUSQUEDA;
    return { rows, siguiente: isLast ? null : (rows.at(-1)?.id ?? null) };
  });

/** The active and the dismissed people. This requires the permission to look people up. */
export async function listAll(api: ApiClient, texto: string): Promise<Persona[]> {
  const [personas, { categorias }] = await Promise.all([
    readUsuarios(api, texto),
    call(api, 'rangos'),
  ]);
  const nombres = new Map(
    categorias.flatMap(({ misiones }) => misiones.map(({ id, nombre }) => [id, nombre] as const)),
  );
  return personas.map(({ id, usuario, rango, categoria, despedido }) => ({
    id,
    usuario,
    mision: nombres.get(rango) ?? '',
    categoria,
    despedido,
  }));
}
