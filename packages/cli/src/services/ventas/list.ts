import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

type Schemas = components['schemas'];
export type Venta = Schemas['Venta'];
export type VentaPendiente = Schemas['VentaPendiente'];

/** Everything that was sold, the newest first. */
export const listVentas = ({ api }: Pick<Connection, 'api'>): Promise<Venta[]> =>
  listPages((query) => call(api, 'allVentas', query));

/** What each seller still owes, in order of name. */
export const listPendientes = ({ api }: Pick<Connection, 'api'>): Promise<VentaPendiente[]> =>
  call(api, 'ventasPendientes');
