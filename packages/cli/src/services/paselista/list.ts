import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import type { Tiempo } from '../tiempos/list';

export type PaseLista = components['schemas']['PaseLista'];

type Api = Pick<Connection, 'api' | 'userId'>;

/** The roll calls held, the newest first. */
export const listPases = ({ api }: Pick<Api, 'api'>): Promise<PaseLista[]> =>
  unwrap(api.GET('/paseListas'));

/** Whom a roll call would count, by name: everybody with an open session but whoever calls. */
export const listLlamados = async ({ api, userId }: Api): Promise<Tiempo[]> =>
  (await unwrap(api.GET('/getTimesLista'))).filter(({ bajo }) => bajo !== userId);
