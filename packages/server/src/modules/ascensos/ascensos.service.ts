import { isDisponible, proponerRules } from '@garita/domain/ascensos/ascenso.rules';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Actor } from '../../access/Actor';
import type { Db } from '../../db/Db';
import { batch } from '../../db/roundTrips/batch';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { askEscalafonQuieto } from '../rangos/rangos.service';
import { findGiver } from './ascensos.repository';
import { insertSolicitud } from './promocion.repository';
import { askPromotion, findPromotion, readPromotion } from './promocion.service';

export { findGiver as getGiver };

/** A person's promotion record as a promoter sees it. */
export async function getUltimoAscenso(db: Db, usuarioId: number, promotor: Actor, now: Date) {
  const { person, siguiente, finaliza, estado } = await findPromotion(db, {
    usuarioId,
    promotor,
    now,
  });
  const giver = await findGiver(db, person);
  return {
    usuario: person.id,
    mision: person.mision,
    encargadoNombre: giver?.usuario ?? ASCENSOS.sistema,
    origen: giver?.origen ?? ('registro' as const),
    m_nueva: siguiente ? siguiente.nombre : (false as const),
    firma: person.firma,
    disponible: isDisponible(estado),
    alcanza: estado.alcanza && estado.ajenos.length === 0,
    date_finaliza: finaliza.toISOString(),
  };
}

/**
 * Proposes a promotion.
 * @throws Rechazo 404 for unknown and dismissed people; 409 when a rule of `proponerRules` fails.
 */
export async function sendAscenso(
  { tx, actor, ahora, audit, notify }: WriteScope,
  usuarioId: number,
) {
  const { promocion } = await batch(tx, {
    quieto: askEscalafonQuieto(),
    promocion: askPromotion(usuarioId),
  });
  const { person, siguiente, estado } = readPromotion(promocion, { promotor: actor, now: ahora });
  const failure = findFailure(proponerRules, estado);
  if (failure || !siguiente) throw Rechazo.conflict(failure?.texto ?? ASCENSOS.sinSiguiente);
  const id = await insertSolicitud(tx, {
    usuario_id: usuarioId,
    encargado_id: actor.id,
    mision_anterior_id: person.mision_id,
    mision_nueva_id: siguiente.id,
    creada_en: ahora,
  });
  await audit({
    objetivo: ['usuario', usuarioId],
    despues: { solicitud: id, mision: siguiente.nombre },
  });
  notify(usuarioId, 'ascensoPropuesto', { quien: actor.usuario, que: siguiente.nombre });
  return { msg: ASCENSOS.enviada, status: 0 as const };
}
