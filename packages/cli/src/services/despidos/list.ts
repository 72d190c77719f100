import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Despido = components['schemas']['Despido'];

/** Every dismissal, the newest first. */
export const listDespidos = ({ api }: Pick<Connection, 'api'>): Promise<Despido[]> =>
  listPages((query) => call(api, 'getAllDespidos', query));
