import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';

/** Shown before a change, because a terminal does not show its portal. */
export async function readAgencia({ api, servidor }: Pick<Connection, 'api' | 'servidor'>) {
  const { nombre, siglas } = await call(api, 'configuracion');
  return { nombre, siglas, servidor };
}

export type Agencia = Awaited<ReturnType<typeof readAgencia>>;

/** Differs for each agency and period, so that it is never typed out of habit. */
export const namePeriodo = ({ siglas }: Pick<Agencia, 'siglas'>, periodo: number): string =>
  `${siglas}-${periodo}`;
