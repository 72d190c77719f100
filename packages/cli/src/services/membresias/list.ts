import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

type Schemas = components['schemas'];
export type Membresia = Schemas['Membresia'];
export type MembresiaVendida = Schemas['MembresiaVendida'];

/** The memberships sold, the newest first. */
export const listVendidas = ({ api }: Pick<Connection, 'api'>): Promise<MembresiaVendida[]> => unwrap(api.GET('/allMembership'));

/** What can be sold, in order of name. */
export const listCatalogo = ({ api }: Pick<Connection, 'api'>): Promise<Membresia[]> => unwrap(api.GET('/getMembresias'));
