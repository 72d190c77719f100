import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';

type Api = Pick<Connection, 'api' | 'userId'>;

/** The people with an open time, except the user. */
export const listLlamados = async ({ api, userId }: Api): Promise<Schemas['Tiempo'][]> =>
  (await call(api, 'getTimesLista')).filter(({ bajo }) => bajo !== userId);
