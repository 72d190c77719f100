import { call } from '@garita/api-client/call';
import { findImpedimento, isEnEspera } from '@garita/domain/ausencias/ausencia';
import { ausenciaRules } from '@garita/domain/ausencias/ausencia.rules';
import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { formatDays } from '@garita/domain/formato/days';
import type { Acto } from '../../change/Acto';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { LARGO, parseTexto } from '../../input/parseTexto';
import type { Session } from '../openSession';
import { readHoy } from './readHoy';

export interface AusenciaPedida {
  readonly desde: string;
  /** The last day; by default the first day. */
  readonly hasta?: string;
  readonly motivo: string;
}

/**
 * Prepares a request for days off. @throws UsageError by `ausenciaRules`, RefusedError while
 * another absence awaits its answer or is in force
 */
export async function prepareAusencia(
  { api, yo }: Session,
  { desde, hasta = desde, motivo: typed }: AusenciaPedida,
): Promise<Acto<'addAusencia'>> {
  const motivo = parseTexto(typed, '--motivo', LARGO.texto).trim();
  const hoy = await readHoy({ api });
  checkRules(
    ausenciaRules(hoy),
    { motivo, inicio: desde, final: hasta },
    { motivo: '--motivo', inicio: '--desde', final: '--hasta' },
  );
  const impedimento = findImpedimento(await call(api, 'getMyAusencias'), hoy);
  if (impedimento)
    throw new RefusedError(isEnEspera(impedimento) ? AUSENCIAS.yaEspera : AUSENCIAS.yaAceptada);
  return {
    descripcion: `Avisar de que no estarás, ${formatDays(desde, hasta)}: «${motivo}»`,
    confirmacion: yo.usuario,
    body: { usuario: yo.id, motivo, inicio: desde, final: hasta },
  };
}
