import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Ausencia = components['schemas']['Ausencia'];

/** Everybody's absences, the newest first. */
export const listAusencias = ({ api }: Pick<Connection, 'api'>): Promise<Ausencia[]> => unwrap(api.GET('/getAusencias'));
