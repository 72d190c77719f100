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
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import { type Answers, together } from '../../db/trips/together';
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

/** Who promotes, as far as promotions are judged by it. */
type Promotor = Pick<Subject, 'id_categoria' | 'permisos' | 'permisoSys'>;

/** For what only asks when and to what: nobody promotes yet. */
export const SIN_PROMOTOR: Promotor = { id_categoria: 0, permisos: [], permisoSys: 0 };

/** By what a promoter's promotions are judged: the ladder, the categories in use, how far theirs reaches, what they may give, and the moment. */
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

/** The next step of a person, when it may be given, and what the promotion rules ask of both. */
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

/** What the promotion rules ask of one person, to be asked together with other things. */
export const askPromotion = (usuarioId: number) => ({
  persona: promotable.with({ id: usuarioId }),
  escalafon: askEscalafon(),
});

/** What the promotion rules say of that person and one promoter at a moment. @throws Rechazo 404 for unknown and dismissed people. */
export function readPromotion(
  { persona: [person], escalafon }: Answers<ReturnType<typeof askPromotion>>,
  { promotor, now }: { promotor: Promotor; now: Date },
) {
  if (!person) throw Rechazo.notFound(ASCENSOS.noEncontrado);
  return judge(person, toMedida(readEscalafon(escalafon), promotor, now));
}

/** The same, outside a write. @throws Rechazo 404 for unknown and dismissed people. */
export const findPromotion = async (
  db: Kysely<DB>,
  { usuarioId, ...measure }: { usuarioId: number; promotor: Promotor; now: Date },
) => readPromotion(await together(db, askPromotion(usuarioId)), measure);

/** A person's promotion record, as a promoter sees it (contract: verUltimoAscenso). */
export async function getUltimoAscenso(
  db: Kysely<DB>,
  usuarioId: number,
  promotor: Actor,
  now: Date,
) {
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

/** Why a promoter may never promote somebody, as they stand now; null when they may, sooner or later. */
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

/** Whose turn it is for a promoter, judged by what proposing them would run into (contract: turnosAscenso). */
export async function listTurnos(db: Kysely<DB>, promotor: Actor, now: Date) {
  const medida = toMedida(readEscalafon(await together(db, askEscalafon())), promotor, now);
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
  // Sorting keeps the order of names among equals.
  return turnos.sort(
    (a, b) =>
      GRUPOS.indexOf(a.grupo) - GRUPOS.indexOf(b.grupo) ||
      (a.grupo === 'espera'
        ? a.date_finaliza.localeCompare(b.date_finaliza)
        : b.id_categoria - a.id_categoria),
  );
}

/** Whose turn to be promoted could come for a promoter: by mission, and `sys` for the agency's owner, how many milliseconds they wait on it. */
async function listTurnosPosibles(db: Kysely<DB>, promotor: Actor, now: Date) {
  const escalafon = readEscalafon(await together(db, askEscalafon()));
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
    // Nobody's id: that of the promoter themself is left out by who counts.
    const isBelow = (permisoSys: 0 | 1) =>
      can(ACCESS.sendAscenso, promotor, { target: { id: 0, id_categoria, permisoSys } });
    return ([0, 1] as const)
      .filter(isBelow)
      .map((permisoSys) => ({ mision, sys: permisoSys === 1, espera }));
  });
}

/** How many people a promoter may propose now: those of the group `ahora` of {@link listTurnos}, counted without reading anybody. */
export async function countTurnos(db: Kysely<DB>, promotor: Actor, now: Date) {
  const turnos = await listTurnosPosibles(db, promotor, now);
  const [misiones, sys, esperas] = [
    turnos.map(({ mision }) => mision),
    turnos.map((one) => one.sys),
    turnos.map(({ espera }) => espera),
  ];
  return (await turnosQueTocan(db, { misiones, sys, esperas, salvo: promotor.id, now }))[0];
}

/**
 * Proposes the next mission to a person: one pending request.
 * @throws Rechazo 404 for unknown people, 409 when a rule of `proponerRules` fails or somebody was faster.
 */
export async function sendAscenso(
  { tx, actor, ahora, audit, notify }: WriteScope<Actor>,
  usuarioId: number,
) {
  const { promocion } = await together(tx, {
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
  /** Who gave it; null = the System. */
  readonly encargadoId: number | null;
  readonly anteriorId: number;
  readonly nuevaId: number;
  readonly solicitudId: number | null;
  readonly ahora: Date;
}

/** Puts a person on a new mission and writes the promotion log, of whose row the id is answered; to be asked together with other things. */
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
