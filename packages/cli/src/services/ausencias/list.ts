import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Ausencia = components['schemas']['Ausencia'];
export type Ausente = components['schemas']['Ausentes']['ausentes'][number];

type Api = Pick<Connection, 'api'>;

/** Everybody's absences, the newest first. */
export const listAusencias = ({ api }: Api): Promise<Ausencia[]> =>
  listPages((query) => unwrap(api.GET('/getAusencias', { params: { query } })));

/** One's own, the newest first. */
export const listMisAusencias = ({ api }: Api): Promise<Ausencia[]> =>
  unwrap(api.GET('/getMyAusencias'));

/** Who is excused this week, by name. */
export const listAusentes = async ({ api }: Api): Promise<Ausente[]> =>
  (await unwrap(api.GET('/ext/ausentes'))).ausentes;

/** The agency's day. */
export const readHoy = async ({ api }: Api): Promise<string> =>
  (await unwrap(api.GET('/getHoy'))).hoy;
