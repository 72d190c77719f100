import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Tiempo = components['schemas']['Tiempo'];

/** The open time sessions, in order of the person's name. */
export const listTiempos = ({ api }: Pick<Connection, 'api'>): Promise<Tiempo[]> =>
  call(api, 'getAllTime');
