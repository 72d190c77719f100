import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import type { Tiempo } from '../tiempos/list';

export type PaseLista = components['schemas']['PaseLista'];

type Api = Pick<Connection, 'api' | 'userId'>;

/** The roll calls held, the newest first. */
export const listPases = ({ api }: Pick<Api, 'api'>): Promise<PaseLista[]> =>
  call(api, 'paseListas');

/** Whom a roll call would count, by name: everybody with an open session but whoever calls. */
export const listLlamados = async ({ api, userId }: Api): Promise<Tiempo[]> =>
  (await call(api, 'getTimesLista')).filter(({ bajo }) => bajo !== userId);
