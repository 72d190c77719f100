import { call } from '@garita/api-client/call';
import { CUENTAS, type CuentaEncargado } from '@garita/domain/tiempos/encargo';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';
import type { Session } from '../openSession';

/** How an encargado's minutes are counted, with its explanation. */
export async function readCuenta({
  api,
}: Pick<Connection, 'api'>): Promise<
  { readonly cuenta: CuentaEncargado; readonly significa: string }[]
> {
  const { cuenta } = await call(api, 'cuentaEncargado');
  return [{ cuenta, significa: TIEMPOS.cuentas[cuenta] }];
}

/** @throws UsageError for an unknown way of counting */
export function prepareCuenta({ check }: Session, typed: string): Acto<'cambiarCuentaEncargado'> {
  const cuenta = CUENTAS.find((one) => one === typed.replace('-', '_'));
  if (cuenta === undefined)
    throw new UsageError(`No hay ninguna cuenta «${typed}». Son: ${CUENTAS.join(', ')}.`);
  check();
  return {
    descripcion: `Contar así los minutos del encargado: ${cuenta}`,
    confirmacion: cuenta,
    body: { cuenta },
  };
}
