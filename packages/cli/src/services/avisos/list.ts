import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Aviso as AvisoDicho, ModoAviso, TipoAviso } from '@garita/domain/avisos/aviso';
import { fraseDeAviso, nombreDeTipoAviso } from '@garita/domain/avisos/describeAviso';
import type { Connection } from '../../connect';
import { readPages } from '../readPages';

export type Aviso = components['schemas']['Aviso'] & { readonly texto: string };

/** The contract's maximum per page. */
const PAGE = 50;

interface Wanted {
  readonly max: number;
  /** Only unread notices. */
  readonly sinLeer?: boolean | undefined;
}

/** Newest first. */
export function listAvisos(
  { api, moneda }: Connection,
  { max, sinLeer = false }: Wanted,
): Promise<Aviso[]> {
  return readPages<Aviso, number>(max, async (antes) => {
    const { avisos, siguiente } = await call(api, 'avisos', {
      limite: PAGE,
      ...(antes !== undefined && { antes }),
    });
    const wanted = avisos.filter(({ leido }) => !(sinLeer && leido));
    return {
      rows: wanted.map((aviso) => ({
        ...aviso,
        texto: fraseDeAviso(aviso as AvisoDicho, moneda),
      })),
      siguiente,
    };
  });
}

export interface Preferencia {
  readonly tipo: TipoAviso;
  readonly nombre: string;
  readonly modo: ModoAviso;
}

/** All types of notice that the user can receive, in the order of the settings. */
export async function listPreferencias({ api }: Pick<Connection, 'api'>): Promise<Preferencia[]> {
  const { tipos } = await call(api, 'preferenciasAvisos');
  return (Object.entries(tipos) as [TipoAviso, ModoAviso][]).map(([tipo, modo]) => ({
    tipo,
    nombre: nombreDeTipoAviso(tipo),
    modo,
  }));
}
