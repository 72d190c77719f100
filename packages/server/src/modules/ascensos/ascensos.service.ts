import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import {
  alcanceRules,
  type EstadoAscenso,
  isDisponible,
  proponerRules,
} from '@garita/domain/ascensos/ascenso.rules';
import { findNextMission, reaches } from '@garita/domain/ascensos/siguiente';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Actor } from '../../access/Actor';
import type { Db } from '../../db/Db';
import { type Answers, batch } from '../../db/roundTrips/batch';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { misionNueva } from '../personas/cuenta.repository';
import { askEscalafon, askEscalafonQuieto, readEscalafon } from '../rangos/rangos.service';
import { findGiver, turnosQueTocan } from './ascensos.repository';
import {
  insertAscenso,
  insertSolicitud,
  listPromotables,
  type PromotableRow,
  promotable,
} from './promocion.repository';

const availableAt = (person: PromotableRow): Date =>
  new Date(person.rango_desde.getTime() + waitOf(person.tiempo_ascenso));

type Promotor = Pick<Subject, 'id_categoria' | 'permisos' | 'permisoSys'>;

/** For reads that only ask when and to which mission. */
export const SIN_PROMOTOR: Promotor = { id_categoria: 0, permisos: [], permisoSys: 0 };

interface Medida {
  readonly escalera: Escalafon['escalera'];
  readonly categorias: readonly number[];
  readonly listAjenos: (antes: number, despues: number) => readonly string[];
  readonly asciendeHasta: number;
  readonly now: Date;
}

type Escalafon = ReturnType<typeof readEscalafon>;

function toMedida(
  { categorias, escalera, listAjenos }: Escalafon,
  promotor: Promotor,
  now: Date,
): Medida {
  const asciendeHasta =
    categorias.find(({ id }) => id === promotor.id_categoria)?.asciende_hasta ?? 0;
  const ajenosDe: Medida['listAjenos'] = (antes, despues) => listAjenos(promotor, antes, despues);
  return {
    escalera,
    categorias: categorias.map(({ id }) => id),
    listAjenos: ajenosDe,
    asciendeHasta,
    now,
  };
}

function judge(
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

/** @throws Rechazo 404 for unknown and dismissed people. */
export function readPromotion(
  { persona: [person], escalafon }: Answers<ReturnType<typeof askPromotion>>,
  { promotor, now }: { promotor: Promotor; now: Date },
) {
  if (!person) throw Rechazo.notFound(ASCENSOS.noEncontrado);
  return judge(person, toMedida(readEscalafon(escalafon), promotor, now));
}

/** {@link readPromotion} outside a write. @throws Rechazo 404 as there. */
export const findPromotion = async (
  db: Db,
  { usuarioId, ...measure }: { usuarioId: number; promotor: Promotor; now: Date },
) => readPromotion(await batch(db, askPromotion(usuarioId)), measure);

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

/** Why the promoter may not promote the person even after the wait; null if they may. */
function findFuera(person: PromotableRow, estado: EstadoAscenso, promotor: Actor): string | null {
  const target = {
    id: person.id,
    id_categoria: person.categoria_id,
    permisoSys: person.permiso_sys ? (1 as const) : (0 as const),
  };
  return can(ACCESS.sendAscenso, promotor, { target })
    ? (findFailure(alcanceRules, estado)?.texto ?? null)
    : ASCENSOS.jerarquia;
}

const GRUPOS = ['ahora', 'espera', 'fuera'] as const;

/** People by the outcome that a proposal of this promoter would have now. */
export async function listTurnos(db: Db, promotor: Actor, now: Date) {
  const medida = toMedida(readEscalafon(await batch(db, askEscalafon())), promotor, now);
  const turnos = (await listPromotables(db)).flatMap((person) => {
    if (person.id === promotor.id) return [];
    const { siguiente, finaliza, estado } = judge(person, medida);
    const fuera = findFuera(person, estado, promotor);
    const motivo = fuera ?? findFailure(proponerRules, estado)?.texto ?? null;
    const grupo =
      fuera !== null
        ? ('fuera' as const)
        : motivo === null
          ? ('ahora' as const)
          : ('espera' as const);
    const { id, usuario, mision, categoria_id } = person;
    return [
      {
        id,
        usuario,
        mision,
        id_categoria: categoria_id,
        siguiente: siguiente?.nombre ?? null,
        date_finaliza: finaliza.toISOString(),
        grupo,
        motivo,
      },
    ];
  });
  // The sort is stable: equals stay in order of name.
  return turnos.sort(
    (a, b) =>
      GRUPOS.indexOf(a.grupo) - GRUPOS.indexOf(b.grupo) ||
      (a.grupo === 'espera'
        ? a.date_finaliza.localeCompare(b.date_finaliza)
        : b.id_categoria - a.id_categoria),
  );
}

/** `sys` = the owner; `espera` in milliseconds. */
async function listTurnosPosibles(db: Db, promotor: Actor, now: Date) {
  const escalafon = readEscalafon(await batch(db, askEscalafon()));
  const { escalera, categorias, listAjenos, asciendeHasta } = toMedida(escalafon, promotor, now);
  const esperas = new Map(
    escalafon.categorias.map(({ id, tiempo_ascenso }) => [id, waitOf(tiempo_ascenso)]),
  );
  return escalera.flatMap(({ id: mision, id_categoria }) => {
    const siguiente = findNextMission(escalera, mision);
    const espera = esperas.get(id_categoria);
    if (
      !siguiente ||
      espera === undefined ||
      !reaches(asciendeHasta, categorias, siguiente.id_categoria)
    )
      return [];
    if (listAjenos(id_categoria, siguiente.id_categoria).length > 0) return [];
    // Id 0 is no person; the query leaves the promoter out.
    const isBelow = (permisoSys: 0 | 1) =>
      can(ACCESS.sendAscenso, promotor, { target: { id: 0, id_categoria, permisoSys } });
    return ([0, 1] as const)
      .filter(isBelow)
      .map((permisoSys) => ({ mision, sys: permisoSys === 1, espera }));
  });
}

/** Counts the group `ahora` of {@link listTurnos} without reading people. */
export async function countTurnos(db: Db, promotor: Actor, now: Date) {
  const turnos = await listTurnosPosibles(db, promotor, now);
  const [misiones, sys, esperas] = [
    turnos.map(({ mision }) => mision),
    turnos.map((one) => one.sys),
    turnos.map(({ espera }) => espera),
  ];
  return (await turnosQueTocan(db, { misiones, sys, esperas, salvo: promotor.id, now }))[0];
}

/**
 * @throws Rechazo 404 for unknown people; 409 when a rule of `proponerRules` fails or another
 * proposal was first.
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
    objetivo: { tipo: 'usuario', id: usuarioId },
    despues: { solicitud: id, mision: siguiente.nombre },
  });
  notify(usuarioId, 'ascensoPropuesto', { quien: actor.usuario, que: siguiente.nombre });
  return { msg: ASCENSOS.enviada, status: 0 as const };
}

export interface Promotion {
  readonly usuarioId: number;
  /** Null = the System. */
  readonly encargadoId: number | null;
  readonly anteriorId: number;
  readonly nuevaId: number;
  readonly solicitudId: number | null;
  readonly ahora: Date;
}

/** The queries of a promotion. `ascenso` returns the id of the log's row. */
export const askPromote = ({
  usuarioId,
  encargadoId,
  anteriorId,
  nuevaId,
  solicitudId,
  ahora,
}: Promotion) => ({
  mision: misionNueva.with({ id: usuarioId, misionId: nuevaId, ahora }),
  ascenso: insertAscenso.with({
    usuario_id: usuarioId,
    encargado_id: encargadoId,
    mision_anterior_id: anteriorId,
    mision_nueva_id: nuevaId,
    fecha: ahora,
    solicitud_id: solicitudId,
  }),
});
