import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Aviso as AvisoDicho, ModoAviso, TipoAviso } from '@garita/domain/avisos/aviso';
import { fraseDeAviso, nombreDeTipoAviso } from '@garita/domain/avisos/describeAviso';
import type { Connection } from '../../connect';
import { readPages } from '../readPages';
import { rowsOf } from '../rowsOf';

export type Aviso = Schemas['Aviso'] & { readonly texto: string };

/** The contract's maximum per page. */
const PAGE = 50;

/** The user's notices, newest first. */
export function listAvisos(
  { api, moneda }: Connection,
  { max, sinLeer = false }: { readonly max: number; readonly sinLeer?: boolean | undefined },
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

/** All types of notice that the user can receive, in the order of the settings. */
export const listPreferencias = rowsOf('preferenciasAvisos', ({ tipos }) =>
  (Object.entries(tipos) as [TipoAviso, ModoAviso][]).map(([tipo, modo]) => ({
    tipo,
    nombre: nombreDeTipoAviso(tipo),
    modo,
  })),
);
