import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';

type Api = Pick<Connection, 'api' | 'userId'>;

/** Everyone with an open time except the caller, by name. */
export const listLlamados = async ({ api, userId }: Api): Promise<Schemas['Tiempo'][]> =>
  (await call(api, 'getTimesLista')).filter(({ bajo }) => bajo !== userId);
