import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { paths } from '@garita/api-client/schema';
import { claveOf } from '@garita/domain/registros/claveOf';
import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { Connection } from '../../connect';

export type Modulo =
  paths['/getLog']['post']['requestBody']['content']['application/json']['modulo'];
/** The newest entries of a log that contain a word, at most `max`; an empty word matches all. */
export async function searchRegistros<M extends Modulo>(
  { api }: Pick<Connection, 'api'>,
  modulo: M,
  palabra: string,
  max: number,
): Promise<Schemas['Registros'][M]> {
  const found: Schemas['Registros'][Modulo][number][] = [];
  let page: typeof found;
  do {
    const last = found.at(-1);
    page = await call(api, 'getLogPorPalabra', {
      modulo,
      palabra,
      ...(last && { despues: claveOf(last) }),
    });
    found.push(...page);
  } while (page.length === REGISTROS_MAXIMO && found.length < max);
  return found.slice(0, max) as Schemas['Registros'][M];
}
