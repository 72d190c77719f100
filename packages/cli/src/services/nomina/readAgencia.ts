import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';

/** Shown before a change, because a terminal does not show its portal. */
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

/** Differs for each agency and period, so that it is never typed out of habit. */
export const namePeriodo = ({ siglas }: Pick<Agencia, 'siglas'>, periodo: number): string =>
  `${siglas}-${periodo}`;
