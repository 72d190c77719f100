import { NORMATIVA } from '@garita/domain/normativa/textos';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { insertAcceptance } from './normativa.repository';
import { keepVigente } from './normativa.service';

/**
 * Records that the caller accepts the published version. A second acceptance changes nothing.
 * @throws Rechazo 409 for another version.
 */
export async function aceptarNormativa(
  { tx, actor, ahora, audit, unchanged }: WriteScope,
  version: number,
) {
  const vigente = await keepVigente(tx);
  if (vigente.version !== version)
    throw Rechazo.conflict(NORMATIVA.otraVersion(vigente.version), 'version');
  if (await insertAcceptance(tx, { version, usuario_id: actor.id, fecha: ahora }))
    await audit({ objetivo: null, despues: { version } });
  else unchanged();
  return { msg: NORMATIVA.aceptada(version), status: 0 as const };
}
