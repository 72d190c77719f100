import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

type Schemas = components['schemas'];
export type Membresia = Schemas['Membresia'];
export type MembresiaVendida = Schemas['MembresiaVendida'];

/** The memberships sold, the newest first. */
export const listVendidas = ({ api }: Pick<Connection, 'api'>): Promise<MembresiaVendida[]> =>
  listPages((query) => call(api, 'allMembership', query));

/** What can be sold, in order of name. */
export const listCatalogo = ({ api }: Pick<Connection, 'api'>): Promise<Membresia[]> =>
  call(api, 'getMembresias');
