import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Ausente = components['schemas']['Ausentes']['ausentes'][number];

type Api = Pick<Connection, 'api'>;

/** The people who are excused this week, by name. */
export const listAusentes = async ({ api }: Api): Promise<Ausente[]> =>
  (await call(api, 'ausentes')).ausentes;

/** Today in the agency's time zone. */
export const readHoy = async ({ api }: Api): Promise<string> => (await call(api, 'getHoy')).hoy;
