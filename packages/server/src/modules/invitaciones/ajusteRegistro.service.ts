import type { AjusteRegistro } from '@garita/domain/agencia/registro';
import { CAMPOS_REGISTRO, INVITACIONES } from '@garita/domain/invitaciones/textos';
import type { Config } from '../../config';
import type { Body } from '../../gate/handlers';
import type { WriteScope } from '../../write/WriteScope';
import { readRegistroOf } from '../ajustes/configuracion.service';
import { editAjuste } from '../ajustes/editAjuste.service';

/**
 * Changes who may register. The first change by the agency replaces all settings of the operator.
 * @throws Rechazo 409 for fields that another user has changed since the editor saw them; 503 while
 * the agency is not set up.
 */
export async function setRegistro(
  scope: WriteScope,
  config: Config,
  { data, previos }: Body<'setRegistro'>,
) {
  await editAjuste<AjusteRegistro>(scope, 'registro', readRegistroOf(config), {
    data,
    previos,
    rules: [],
    campos: CAMPOS_REGISTRO,
  });
  return { msg: INVITACIONES.registroGuardado, status: 0 as const };
}
