import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Ausente = components['schemas']['Ausentes']['ausentes'][number];

type Api = Pick<Connection, 'api'>;

/** Who is excused this week, by name. */
export const listAusentes = async ({ api }: Api): Promise<Ausente[]> =>
  (await call(api, 'ausentes')).ausentes;

/** The agency's day. */
export const readHoy = async ({ api }: Api): Promise<string> => (await call(api, 'getHoy')).hoy;
