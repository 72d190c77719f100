import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';

/**
 * The agency's name and acronym. A command shows them before a change, so that the user sees which
 * portal the command changes.
 */
export async function readAgencia({ api, servidor }: Pick<Connection, 'api' | 'servidor'>) {
  const { nombre, siglas } = await call(api, 'configuracion');
  return { nombre, siglas, servidor };
}

export type Agencia = Awaited<ReturnType<typeof readAgencia>>;

/**
 * The text to type as confirmation. It differs for each agency and period, so that the user does
 * not type it out of habit.
 */
export const namePeriodo = ({ siglas }: Pick<Agencia, 'siglas'>, periodo: number): string =>
  `${siglas}-${periodo}`;
