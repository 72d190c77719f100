import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

type Schemas = components['schemas'];
export type MisionPrecio = Schemas['MisionPrecio'];
export type MisionVendida = Schemas['MisionVendida'];

type Api = Pick<Connection, 'api'>;

/** Every mission with its price, in ladder order. */
export const listPrecios = ({ api }: Api): Promise<MisionPrecio[]> =>
  unwrap(api.GET('/getRangosVenta'));

/** The missions sold, the newest first. */
export const listVendidas = ({ api }: Api): Promise<MisionVendida[]> =>
  listPages((query) => unwrap(api.GET('/misionesVenta', { params: { query } })));
