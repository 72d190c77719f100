import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Ausencia = components['schemas']['Ausencia'];
export type Ausente = components['schemas']['Ausentes']['ausentes'][number];

type Api = Pick<Connection, 'api'>;

/** Everybody's absences, the newest first. */
export const listAusencias = ({ api }: Api): Promise<Ausencia[]> =>
  listPages((query) => call(api, 'getAusencias', query));

/** One's own, the newest first. */
export const listMisAusencias = ({ api }: Api): Promise<Ausencia[]> => call(api, 'getMyAusencias');

/** Who is excused this week, by name. */
export const listAusentes = async ({ api }: Api): Promise<Ausente[]> =>
  (await call(api, 'ausentes')).ausentes;

/** The agency's day. */
export const readHoy = async ({ api }: Api): Promise<string> => (await call(api, 'getHoy')).hoy;
