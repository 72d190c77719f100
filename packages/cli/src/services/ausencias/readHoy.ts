import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';

/** Today in the agency's time zone. */
export const readHoy = async ({ api }: Pick<Connection, 'api'>): Promise<string> =>
  (await call(api, 'getHoy')).hoy;
