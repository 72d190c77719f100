import { call } from '@garita/api-client/call';
import { findImpedimento, isEnEspera } from '@garita/domain/ausencias/ausencia';
import { ausenciaRules } from '@garita/domain/ausencias/ausencia.rules';
import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { formatDays } from '@garita/domain/formato/days';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { whoami } from '../sesion/whoami';
import { readHoy } from './list';

export interface AusenciaPedida {
  readonly desde: string;
  /** Omitted, the first day is also the last. */
  readonly hasta?: string;
  readonly motivo: string;
}

/**
 * Requests an absence for the user.
 * @throws UsageError by `ausenciaRules`, RefusedError while another one waits or is in force.
 */
export async function prepareAusencia(
  connection: Connection,
  { desde, hasta = desde, motivo: typed }: AusenciaPedida,
): Promise<Cambio> {
  const motivo = parseTexto(typed, '--motivo', LARGO.texto).trim();
  const hoy = await readHoy(connection);
  checkRules(
    ausenciaRules(hoy),
    { motivo, inicio: desde, final: hasta },
    { motivo: '--motivo', inicio: '--desde', final: '--hasta' },
  );
  const [yo, propias] = await Promise.all([
    whoami(connection),
    call(connection.api, 'getMyAusencias'),
  ]);
  const impedimento = findImpedimento(propias, hoy);
  if (impedimento)
    throw new RefusedError(isEnEspera(impedimento) ? AUSENCIAS.yaEspera : AUSENCIAS.yaAceptada);
  return {
    descripcion: `Avisar de que no estarás, ${formatDays(desde, hasta)}: «${motivo}»`,
    confirmacion: yo.usuario,
    send: toSend(connection.api, 'addAusencia', {
      usuario: yo.id,
      motivo,
      inicio: desde,
      final: hasta,
    }),
  };
}
