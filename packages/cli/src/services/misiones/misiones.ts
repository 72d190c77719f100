import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

type Schemas = components['schemas'];
export type MisionPrecio = Schemas['MisionPrecio'];
export type MisionVendida = Schemas['MisionVendida'];

type Api = Pick<Connection, 'api'>;

/** Every mission with its price, in ladder order. */
export const listPrecios = ({ api }: Api): Promise<MisionPrecio[]> => call(api, 'getRangosVenta');

/** The missions sold, the newest first. */
export const listVendidas = ({ api }: Api): Promise<MisionVendida[]> =>
  listPages((query) => call(api, 'misionesVenta', query));
