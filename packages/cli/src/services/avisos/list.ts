import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Aviso as AvisoDicho, ModoAviso, TipoAviso } from '@garita/domain/avisos/aviso';
import { fraseDeAviso, nombreDeTipoAviso } from '@garita/domain/avisos/describeAviso';
import type { Connection } from '../../connect';

type Api = Pick<Connection, 'api'>;

/** A notice with its sentence. */
export type Aviso = components['schemas']['Aviso'] & { readonly texto: string };

/** As many as a page may have. */
const PAGE = 50;

interface Wanted {
  readonly max: number;
  /** Only those that are not read. */
  readonly sinLeer?: boolean | undefined;
}

/** What one was told of, the newest first, page by page until there are so many or no more. */
export async function listAvisos({ api }: Api, { max, sinLeer = false }: Wanted): Promise<Aviso[]> {
  const found: Aviso[] = [];
  for (let antes: number | null | undefined; antes !== null && found.length < max; ) {
    const page = await unwrap(api.GET('/ext/avisos', { params: { query: { limite: PAGE, ...(antes !== undefined && { antes }) } } }));
    found.push(...page.avisos.filter(({ leido }) => !(sinLeer && leido)).map((aviso) => ({ ...aviso, texto: fraseDeAviso(aviso as AvisoDicho) })));
    antes = page.siguiente;
  }
  return found.slice(0, max);
}

/** Where one is told of a kind. */
export interface Preferencia {
  readonly tipo: TipoAviso;
  readonly nombre: string;
  readonly modo: ModoAviso;
}

/** Every kind that one can be told of, in the order of the settings. */
export async function listPreferencias({ api }: Api): Promise<Preferencia[]> {
  const { tipos } = await unwrap(api.GET('/ext/avisos/preferencias'));
  return (Object.entries(tipos) as [TipoAviso, ModoAviso][]).map(([tipo, modo]) => ({ tipo, nombre: nombreDeTipoAviso(tipo), modo }));
}
