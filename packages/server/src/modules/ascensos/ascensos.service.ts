import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { alcanceRules, type EstadoAscenso, isDisponible, proponerRules } from '@garita/domain/ascensos/ascenso.rules';
import { findNextMission, reaches } from '@garita/domain/ascensos/siguiente';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { getEscalera, holdEscalafon, listCategorias } from '../rangos/rangos.service';
import { createSolicitud } from '../solicitudes/solicitudes.service';
import { setMision } from '../usuarios/cuenta.service';
import { findGiver, findPromotable, insertAscenso, listPromotables, type PromotableRow } from './ascensos.repository';

async function findPerson(db: Kysely<DB>, id: number): Promise<PromotableRow> {
  const person = await findPromotable(db, id);
  if (!person) throw Rechazo.notFound(ASCENSOS.noEncontrado);
  return person;
}

const availableAt = (person: PromotableRow): Date => new Date(person.rango_desde.getTime() + waitOf(person.tiempo_ascenso));

/** By what a promoter's promotions are judged: the ladder, the categories in use, how far theirs reaches, and the moment. */
interface Medida {
  readonly escalera: Awaited<ReturnType<typeof getEscalera>>;
  readonly categorias: readonly number[];
  readonly asciendeHasta: number;
  readonly now: Date;
}

async function readMedida(db: Kysely<DB>, promotorCategoria: number, now: Date): Promise<Medida> {
  const categorias = await listCategorias(db);
  const asciendeHasta = categorias.find(({ id }) => id === promotorCategoria)?.asciende_hasta ?? 0;
  return { escalera: await getEscalera(db), categorias: categorias.map(({ id }) => id), asciendeHasta, now };
}

/** The next step of a person, when it may be given, and what the promotion rules ask of both. */
function judge(person: PromotableRow, { escalera, categorias, asciendeHasta, now }: Medida) {
  const siguiente = findNextMission(escalera, person.mision_id);
  const finaliza = availableAt(person);
  const estado: EstadoAscenso = {
    haySiguiente: siguiente !== null,
    pendiente: Boolean(person.pendiente),
    falta: finaliza.getTime() - now.getTime(),
    alcanza: siguiente === null || reaches(asciendeHasta, categorias, siguiente.id_categoria),
  };
  return { person, siguiente, finaliza, estado };
}

/** What the promotion rules say of one person and one promoter at a moment. @throws Rechazo 404 for unknown and dismissed people. */
export async function readPromotion(db: Kysely<DB>, { usuarioId, promotorCategoria, now }: { usuarioId: number; promotorCategoria: number; now: Date }) {
  const person = await findPerson(db, usuarioId);
  return judge(person, await readMedida(db, promotorCategoria, now));
}

/** A person's promotion record, as a promoter sees it (contract: verUltimoAscenso). */
export async function getUltimoAscenso(db: Kysely<DB>, usuarioId: number, promotor: Actor, now: Date) {
  const { person, siguiente, finaliza, estado } = await readPromotion(db, { usuarioId, promotorCategoria: promotor.id_categoria, now });
  const giver = await findGiver(db, person);
  return {
    usuario: person.id,
    mision: person.mision,
    encargadoNombre: giver?.usuario ?? ASCENSOS.sistema,
    origen: giver?.origen ?? ('registro' as const),
    m_nueva: siguiente ? siguiente.nombre : (false as const),
    firma: person.firma,
    disponible: isDisponible(estado),
    alcanza: estado.alcanza,
    date_finaliza: finaliza.toISOString(),
  };
}

/** Why a promoter may never promote somebody, as they stand now; null when they may, sooner or later. */
function findFuera(person: PromotableRow, estado: EstadoAscenso, promotor: Actor): string | null {
  const target = { id: person.id, id_categoria: person.categoria_id, permisoSys: person.permiso_sys ? (1 as const) : (0 as const) };
  return can(ACCESS.sendAscenso, promotor, { target }) ? (findFailure(alcanceRules, estado)?.texto ?? null) : ASCENSOS.jerarquia;
}

const GRUPOS = ['ahora', 'espera', 'fuera'] as const;

/** Whose turn it is for a promoter, judged by what proposing them would run into (contract: turnosAscenso). */
export async function listTurnos(db: Kysely<DB>, promotor: Actor, now: Date) {
  const medida = await readMedida(db, promotor.id_categoria, now);
  const turnos = (await listPromotables(db)).flatMap((person) => {
    if (person.id === promotor.id) return [];
    const { siguiente, finaliza, estado } = judge(person, medida);
    const fuera = findFuera(person, estado, promotor);
    const motivo = fuera ?? findFailure(proponerRules, estado)?.texto ?? null;
    const grupo = fuera !== null ? ('fuera' as const) : motivo === null ? ('ahora' as const) : ('espera' as const);
    const { id, usuario, mision, categoria_id } = person;
    return [{ id, usuario, mision, id_categoria: categoria_id, siguiente: siguiente?.nombre ?? null, date_finaliza: finaliza.toISOString(), grupo, motivo }];
  });
  // Sorting keeps the order of names among equals.
  return turnos.sort(
    (a, b) =>
      GRUPOS.indexOf(a.grupo) - GRUPOS.indexOf(b.grupo) ||
      (a.grupo === 'espera' ? a.date_finaliza.localeCompare(b.date_finaliza) : b.id_categoria - a.id_categoria),
  );
}

/**
 * Proposes the next mission to a person: one pending request.
 * @throws Rechazo 404 for unknown people, 409 when a rule of `proponerRules` fails or somebody was faster.
 */
export async function sendAscenso({ tx, actor, ahora, audit }: WriteScope<Actor>, usuarioId: number) {
  await holdEscalafon(tx);
  const { person, siguiente, estado } = await readPromotion(tx, { usuarioId, promotorCategoria: actor.id_categoria, now: ahora });
  const failure = findFailure(proponerRules, estado);
  if (failure || !siguiente) throw Rechazo.conflict(failure?.texto ?? ASCENSOS.sinSiguiente);
  const id = await createSolicitud(tx, { usuarioId, encargadoId: actor.id, anteriorId: person.mision_id, nuevaId: siguiente.id, ahora });
  await audit({ objetivo: { tipo: 'usuario', id: usuarioId }, despues: { solicitud: id, mision: siguiente.nombre } });
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

/** Puts a person on a new mission and writes the promotion log. @returns the log row's id. */
export async function promote(tx: Kysely<DB>, { usuarioId, encargadoId, anteriorId, nuevaId, solicitudId, ahora }: Promotion): Promise<number> {
  await setMision(tx, usuarioId, nuevaId, ahora);
  return insertAscenso(tx, {
    usuario_id: usuarioId,
    encargado_id: encargadoId,
    mision_anterior_id: anteriorId,
    mision_nueva_id: nuevaId,
    fecha: ahora,
    solicitud_id: solicitudId,
  });
}
