import type { Subject } from '@garita/domain/acceso/can';
import type { EstadoAscenso } from '@garita/domain/ascensos/ascenso.rules';
import { findNextMission, reaches } from '@garita/domain/ascensos/siguiente';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import type { Db } from '../../db/Db';
import { type Answers, batch } from '../../db/roundTrips/batch';
import { Rechazo } from '../../rechazo';
import { misionNueva } from '../personas/cuenta.repository';
import { askEscalafon, readEscalafon } from '../rangos/rangos.service';
import { insertAscenso, type PromotableRow, promotable } from './promocion.repository';

const availableAt = (person: PromotableRow): Date =>
  new Date(person.rango_desde.getTime() + waitOf(person.tiempo_ascenso));

type Promotor = Pick<Subject, 'id_categoria' | 'permisos' | 'permisoSys'>;

/**
 * A promoter without rights, for reads that need only the date and the mission of the next
 * promotion.
 */
export const SIN_PROMOTOR: Promotor = { id_categoria: 0, permisos: [], permisoSys: 0 };

type Escalafon = ReturnType<typeof readEscalafon>;

/** The ladder at an instant, within the limits of a promoter. */
export const toMedida = (
  { categorias, escalera, listAjenos }: Escalafon,
  promotor: Promotor,
  now: Date,
) => ({
  escalera,
  categorias: categorias.map(({ id }) => id),
  listAjenos: (antes: number, despues: number) => listAjenos(promotor, antes, despues),
  asciendeHasta: categorias.find(({ id }) => id === promotor.id_categoria)?.asciende_hasta ?? 0,
  now,
});
export type Medida = ReturnType<typeof toMedida>;

export function judge(
  person: PromotableRow,
  { escalera, categorias, listAjenos, asciendeHasta, now }: Medida,
) {
  const siguiente = findNextMission(escalera, person.mision_id);
  const finaliza = availableAt(person);
  const estado: EstadoAscenso = {
    haySiguiente: siguiente !== null,
    pendiente: Boolean(person.pendiente),
    falta: finaliza.getTime() - now.getTime(),
    alcanza: siguiente === null || reaches(asciendeHasta, categorias, siguiente.id_categoria),
    ajenos: siguiente === null ? [] : listAjenos(person.categoria_id, siguiente.id_categoria),
  };
  return { person, siguiente, finaliza, estado };
}

export const askPromotion = (usuarioId: number) => ({
  persona: promotable.with({ id: usuarioId }),
  escalafon: askEscalafon(),
});

/** Judges a person's next promotion. @throws Rechazo 404 for unknown and dismissed people. */
export function readPromotion(
  { persona: [person], escalafon }: Answers<ReturnType<typeof askPromotion>>,
  { promotor, now }: { promotor: Promotor; now: Date },
) {
  if (!person) throw Rechazo.notFound(ASCENSOS.noEncontrado);
  return judge(person, toMedida(readEscalafon(escalafon), promotor, now));
}

/** {@link readPromotion} outside a write. @throws Rechazo 404 for unknown and dismissed people. */
export const findPromotion = async (
  db: Db,
  { usuarioId, ...measure }: { usuarioId: number; promotor: Promotor; now: Date },
) => readPromotion(await batch(db, askPromotion(usuarioId)), measure);

export interface Promotion {
  readonly usuarioId: number;
  /** Null if the portal itself promotes. */
  readonly encargadoId: number | null;
  readonly anteriorId: number;
  readonly nuevaId: number;
  readonly solicitudId: number | null;
  readonly ahora: Date;
}

/** The queries of a promotion. `ascenso` returns the id of the log's row. */
export const askPromote = (promotion: Promotion) => ({
  mision: misionNueva.with({
    id: promotion.usuarioId,
    misionId: promotion.nuevaId,
    ahora: promotion.ahora,
  }),
  ascenso: insertAscenso.with({
    usuario_id: promotion.usuarioId,
    encargado_id: promotion.encargadoId,
    mision_anterior_id: promotion.anteriorId,
    mision_nueva_id: promotion.nuevaId,
    fecha: promotion.ahora,
    solicitud_id: promotion.solicitudId,
  }),
});
