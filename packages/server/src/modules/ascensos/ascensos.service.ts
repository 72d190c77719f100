import { type EstadoAscenso, isDisponible, proponerRules } from '@garita/domain/ascensos/ascenso.rules';
import { findNextMission, reaches } from '@garita/domain/ascensos/siguiente';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { getCategorias, getEscalera } from '../rangos/rangos.service';
import { createSolicitud } from '../solicitudes/solicitudes.service';
import { setMision } from '../usuarios/cuenta.service';
import { findGiver, findPromotable, insertAscenso, type PromotableRow } from './ascensos.repository';

async function findPerson(db: Kysely<DB>, id: number): Promise<PromotableRow> {
  const person = await findPromotable(db, id);
  if (!person) throw Rechazo.notFound(ASCENSOS.noEncontrado);
  return person;
}

const availableAt = (person: PromotableRow): Date => new Date(person.rango_desde.getTime() + waitOf(person.tiempo_ascenso));

/** The next step of a person and when it may be given. @throws Rechazo 404 for unknown and dismissed people. */
async function readStanding(db: Kysely<DB>, id: number, now: Date) {
  const person = await findPerson(db, id);
  const siguiente = findNextMission(await getEscalera(db), person.mision_id);
  const finaliza = availableAt(person);
  return { person, siguiente, finaliza, falta: finaliza.getTime() - now.getTime() };
}

/** A person's promotion record (contract: verUltimoAscenso). */
export async function getUltimoAscenso(db: Kysely<DB>, id: number, now: Date) {
  const { person, siguiente, finaliza, falta } = await readStanding(db, id, now);
  const giver = await findGiver(db, person);
  return {
    usuario: person.id,
    mision: person.mision,
    encargadoNombre: giver?.usuario ?? ASCENSOS.sistema,
    origen: giver?.origen ?? ('registro' as const),
    m_nueva: siguiente ? siguiente.nombre : (false as const),
    firma: person.firma,
    disponible: isDisponible({ haySiguiente: siguiente !== null, pendiente: Boolean(person.pendiente), falta }),
    date_finaliza: finaliza.toISOString(),
  };
}

/** What the promotion rules say of one person and one promoter at a moment. */
export async function readPromotion(db: Kysely<DB>, { usuarioId, promotorCategoria, now }: { usuarioId: number; promotorCategoria: number; now: Date }) {
  const { person, siguiente, falta } = await readStanding(db, usuarioId, now);
  const categorias = await getCategorias(db);
  const asciendeHasta = categorias.get(promotorCategoria)?.asciende_hasta ?? 0;
  const estado: EstadoAscenso = {
    haySiguiente: siguiente !== null,
    pendiente: Boolean(person.pendiente),
    falta,
    alcanza: siguiente === null || reaches(asciendeHasta, [...categorias.keys()], siguiente.id_categoria),
  };
  return { person, siguiente, estado };
}

/**
 * Proposes the next mission to a person: one pending request.
 * @throws Rechazo 404 for unknown people, 409 when a rule of `proponerRules` fails or somebody was faster.
 */
export async function sendAscenso({ tx, actor, ahora, audit }: WriteScope<Actor>, usuarioId: number) {
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
