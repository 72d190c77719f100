import { call } from '@garita/api-client/call';
import { CUENTAS, type CuentaEncargado } from '@garita/domain/tiempos/encargo';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/** How an encargado's minutes are counted, with its explanation. */
export async function readCuenta({
  api,
}: Pick<Connection, 'api'>): Promise<
  { readonly cuenta: CuentaEncargado; readonly significa: string }[]
> {
  const { cuenta } = await call(api, 'cuentaEncargado');
  return [{ cuenta, significa: TIEMPOS.cuentas[cuenta] }];
}

/** Sets how they are counted from now on. @throws UsageError for an unknown way */
export async function prepareCuenta(connection: Connection, typed: string): Promise<Cambio> {
  const cuenta = CUENTAS.find((one) => one === typed.replace('-', '_'));
  if (cuenta === undefined)
    throw new UsageError(`No hay ninguna cuenta «${typed}». Son: ${CUENTAS.join(', ')}.`);
  checkAccess(await whoami(connection), 'cambiarCuentaEncargado', {});
  return {
    descripcion: `Contar así los minutos del encargado: ${cuenta}`,
    confirmacion: cuenta,
    send: toSend(connection.api, 'cambiarCuentaEncargado', { cuenta }),
  };
}
