import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';

/**
 * The agency of a payroll. Commands show it before a change, because a terminal does not show its
 * portal.
 */
export interface Agencia {
  readonly nombre: string;
  readonly siglas: string;
  readonly servidor: string;
}

export async function readAgencia({
  api,
  servidor,
}: Pick<Connection, 'api' | 'servidor'>): Promise<Agencia> {
  const { nombre, siglas } = await call(api, 'configuracion');
  return { nombre, siglas, servidor };
}

/**
 * The confirmation text of a period: it differs for each agency and period, so that it is never
 * typed out of habit.
 */
export const namePeriodo = ({ siglas }: Pick<Agencia, 'siglas'>, periodo: number): string =>
  `${siglas}-${periodo}`;
