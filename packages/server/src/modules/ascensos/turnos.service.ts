import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import {
  alcanceRules,
  type EstadoAscenso,
  proponerRules,
} from '@garita/domain/ascensos/ascenso.rules';
import { findNextMission, reaches } from '@garita/domain/ascensos/siguiente';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { batch } from '../../db/roundTrips/batch';
import { askEscalafon, readEscalafon } from '../rangos/rangos.service';
import { turnosQueTocan } from './ascensos.repository';
import { listPromotables, type PromotableRow } from './promocion.repository';
import { judge, type Medida, toMedida } from './promocion.service';

/**
 * The reason why the promoter may not promote the person even after the wait; null if the promoter
 * may.
 */
function findFuera(person: PromotableRow, estado: EstadoAscenso, promotor: Actor): string | null {
  const target = {
    id: person.id,
    id_categoria: person.categoria_id,
    permisoSys: flag(person.permiso_sys),
  };
  return can(ACCESS.sendAscenso, promotor, { target })
    ? (findFailure(alcanceRules, estado)?.texto ?? null)
    : ASCENSOS.jerarquia;
}

const GRUPOS = ['ahora', 'espera', 'fuera'] as const;

function toTurno(person: PromotableRow, medida: Medida, promotor: Actor) {
  const { siguiente, finaliza, estado } = judge(person, medida);
  const fuera = findFuera(person, estado, promotor);
  const motivo = fuera ?? findFailure(proponerRules, estado)?.texto ?? null;
  const grupo: (typeof GRUPOS)[number] =
    fuera !== null ? 'fuera' : motivo === null ? 'ahora' : 'espera';
  return {
    id: person.id,
    usuario: person.usuario,
    mision: person.mision,
    id_categoria: person.categoria_id,
    siguiente: siguiente?.nombre ?? null,
    date_finaliza: finaliza.toISOString(),
    grupo,
    motivo,
  };
}

/**
 * All active people but the promoter. They are in groups, by the result that a proposal would have
 * now.
 */
export async function listTurnos(db: Db, promotor: Actor, now: Date) {
  const medida = toMedida(readEscalafon(await batch(db, askEscalafon())), promotor, now);
  const turnos = (await listPromotables(db))
    .filter(({ id }) => id !== promotor.id)
    .map((person) => toTurno(person, medida, promotor));
  // The sort is stable, so people who are equal here stay in the order of their names.
  return turnos.sort(
    (a, b) =>
      GRUPOS.indexOf(a.grupo) - GRUPOS.indexOf(b.grupo) ||
      (a.grupo === 'espera'
        ? a.date_finaliza.localeCompare(b.date_finaliza)
        : b.id_categoria - a.id_categoria),
  );
}

/**
 * The missions whose people the promoter may promote after the wait. `sys`: whether the row is
 * about the owner; `espera`: the wait in milliseconds.
 */
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
    // Id 0 belongs to no person, so `can` does not take the target for the promoter.
    const isBelow = (permisoSys: 0 | 1) =>
      can(ACCESS.sendAscenso, promotor, { target: { id: 0, id_categoria, permisoSys } });
    return ([0, 1] as const)
      .filter(isBelow)
      .map((permisoSys) => ({ mision, sys: permisoSys === 1, espera }));
  });
}

/**
 * Counts the people that {@link listTurnos} would put into the group `ahora`. The database counts
 * them.
 */
export async function countTurnos(db: Db, promotor: Actor, now: Date) {
  const turnos = await listTurnosPosibles(db, promotor, now);
  const [misiones, sys, esperas] = [
    turnos.map(({ mision }) => mision),
    turnos.map((one) => one.sys),
    turnos.map(({ espera }) => espera),
  ];
  return (await turnosQueTocan(db, { misiones, sys, esperas, salvo: promotor.id, now }))[0];
}
