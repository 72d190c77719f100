import { type ApiClient, unwrap } from '@garita/api-client/createClient';

/** A person of the list. */
export interface Persona {
  readonly id: number;
  readonly usuario: string;
  readonly mision: string;
  readonly categoria: number;
  /** When they were dismissed; null for an active person. */
  readonly despedido: string | null;
}

export interface ListUsuariosOptions {
  /** A part of the name; empty finds everybody. */
  readonly texto: string;
  /** Dismissed people too, which takes the permission to look people up. */
  readonly despedidos: boolean;
}

/** The contract's bound for one answer with dismissed people. */
const PAGE = 50;

async function listActive(api: ApiClient, texto: string): Promise<Persona[]> {
  const personas = await unwrap(api.GET('/getUsuarios', { params: { query: texto === '' ? {} : { q: texto } } }));
  return personas.map(({ id, usuario, mision, id_categoria }) => ({ id, usuario, mision, categoria: id_categoria, despedido: null }));
}

async function listAll(api: ApiClient, texto: string): Promise<Persona[]> {
  const [personas, { categorias }] = await Promise.all([unwrap(api.POST('/usuarioList', { body: { usuario: texto } })), unwrap(api.GET('/rangos'))]);
  const nombres = new Map(categorias.flatMap(({ misiones }) => misiones.map(({ id, nombre }) => [id, nombre] as const)));
  return personas.map(({ id, usuario, rango, categoria, despedido }) => ({ id, usuario, mision: nombres.get(rango) ?? '', categoria, despedido }));
}

/** People in order of name. `isCut`: there may be more than the answer holds. */
export async function listUsuarios(api: ApiClient, { texto, despedidos }: ListUsuariosOptions): Promise<{ personas: Persona[]; isCut: boolean }> {
  const personas = despedidos ? await listAll(api, texto) : await listActive(api, texto);
  return { personas, isCut: despedidos && personas.length >= PAGE };
}
