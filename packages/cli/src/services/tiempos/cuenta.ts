import { CUENTAS } from '@garita/domain/tiempos/encargo';
import type { Acto } from '../../change/Acto';
import { UsageError } from '../../errors';
import type { Session } from '../openSession';

/**
 * Prepares a change of how the minutes of seniors are counted. @throws UsageError for an unknown
 * way of counting
 */
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
