import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

type Schemas = components['schemas'];
export type Venta = Schemas['Venta'];
export type VentaPendiente = Schemas['VentaPendiente'];

/** Everything that was sold, the newest first. */
export const listVentas = ({ api }: Pick<Connection, 'api'>): Promise<Venta[]> => unwrap(api.GET('/allVentas'));

/** What each seller still owes, in order of name. */
export const listPendientes = ({ api }: Pick<Connection, 'api'>): Promise<VentaPendiente[]> => unwrap(api.GET('/ventasPendientes'));
