import { ACCESO } from '@garita/domain/acceso/textos';
import { firmaRules, normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { FIRMAS } from '@garita/domain/firmas/textos';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import { refusing } from '../../db/refusing';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { hasPendingFrom } from '../ascensos/solicitudes.service';
import { setFirma } from '../personas/cuenta.repository';
import { findSigner, listFirmas } from './firmas.repository';

export { listFirmas };

/**
 * @throws Rechazo 409 unless the caller's present category, or the category of a pending promotion,
 * demands a signature.
 */
async function checkOwnNeed({ tx, actor }: WriteScope): Promise<void> {
  const { firma_desde } = await getAgencia(tx);
  if (actor.id_categoria >= firma_desde || (await hasPendingFrom(tx, actor.id, firma_desde)))
    return;
  throw Rechazo.conflict(FIRMAS.aunNo);
}

/** @throws Rechazo 409 when an active person has the signature. */
export const storeFirma = (tx: Db, id: number, firma: string | null) =>
  setFirma(tx, id, firma).catch(
    refusing('usuarios_firma_unica', () => Rechazo.conflict(FIRMAS.noDisponible, 'firma')),
  );

/**
 * Sets a person's signature, in upper case.
 * @throws Rechazo 400 when it is not three letters or digits; 404 for unknown and dismissed people;
 * 409 for a signature of another active person and, for the caller's own signature, as
 * `checkOwnNeed`.
 */
export async function addFirma(
  scope: WriteScope,
  { id, firma: typed }: { id: number; firma: string },
) {
  checkRules(firmaRules, { firma: typed });
  const signer = await findSigner(scope.tx, id);
  if (!signer) throw Rechazo.notFound(ACCESO.personaDesconocida);
  if (id === scope.actor.id) await checkOwnNeed(scope);
  const firma = normalizeFirma(typed);
  if (firma === signer.firma) scope.unchanged();
  else {
    await storeFirma(scope.tx, id, firma);
    await scope.audit({
      objetivo: ['usuario', id],
      antes: { firma: signer.firma },
      despues: { firma },
    });
  }
  return { msg: FIRMAS.guardada, status: 0 as const };
}
