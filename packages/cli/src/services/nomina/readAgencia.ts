import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';

/** Whose payroll it is: shown before it is changed, since a terminal does not show which portal it speaks to. */
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

/** A period's name as it is typed to confirm: another one for each agency and each period, so that no habit types it. */
export const namePeriodo = ({ siglas }: Pick<Agencia, 'siglas'>, periodo: number): string =>
  `${siglas}-${periodo}`;
