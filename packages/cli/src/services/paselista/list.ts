import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';

type Api = Pick<Connection, 'api' | 'userId'>;

/** Whom a roll call would count, by name: everybody with an open session but whoever calls. */
export const listLlamados = async ({ api, userId }: Api): Promise<Schemas['Tiempo'][]> =>
  (await call(api, 'getTimesLista')).filter(({ bajo }) => bajo !== userId);
