import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import type { Fichaje } from './active';

export type Dentro = components['schemas']['Dentro'];

type Api = Pick<Connection, 'api'>;

/** One's own clock-ins, the newest first. */
export const listMisFichajes = ({ api }: Api): Promise<Fichaje[]> => call(api, 'getFichajes');

/** Who is in, as everybody may know, by arrival. */
export const listDentro = ({ api }: Api): Promise<Dentro[]> => call(api, 'dentro');
