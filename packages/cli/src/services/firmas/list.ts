import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type FirmaFila = components['schemas']['FirmaFila'];

/** The signatures in use, in order of the person's name. */
export const listFirmas = ({ api }: Pick<Connection, 'api'>): Promise<FirmaFila[]> =>
  call(api, 'getAllFirmas');
