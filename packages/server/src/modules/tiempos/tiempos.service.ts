import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { ABIERTO_DE_MAS_MS, PAUSADO_DE_MAS_MS } from '@garita/domain/tiempos/deMas';
import { describeRegistro } from '@garita/domain/tiempos/describeRegistro';
import { minutesOf, pausedMinutesOf, seniorMinutesOf } from '@garita/domain/tiempos/reloj';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import { ceilingOf } from '../../db/belowCeiling';
import type { Db } from '../../db/Db';
import { findOpenPeriod, readLogros } from '../nomina/nomina.service';
import { getUsuario } from '../personas/personas.service';
import {
  findOpenOf,
  listOpen,
  listRegistro,
  listUnlinked,
  listWithoutTiempo,
  type TiempoRow,
  tiemposOlvidados,
  toReloj,
} from './tiempos.repository';

const MAX_ACTS = 200;

function toTiempo(row: TiempoRow, now: Date) {
  const reloj = toReloj(row);
  const at = now.getTime();
  return {
    id: row.id,
    bajo: row.usuario_id,
    bajoNombre: row.bajo,
    id_categoria: row.categoria_id,
    alto: row.alto_id ?? -1,
    altoNombre: row.alto,
    mins: minutesOf(reloj, at),
    minsA: seniorMinutesOf(reloj, at),
    pausa: flag(row.pausado_desde !== null),
    pausado: row.pausas,
    tiempopausado: pausedMinutesOf(reloj, at),
    p_bajo: row.pausado_desde?.toISOString() ?? null,
    sumado: row.sumado,
    abierto: row.abierto_en.toISOString(),
    inicio: row.inicio.toISOString(),
    ligado: row.ligado?.toISOString() ?? null,
    pausa_desde: row.pausado_desde
      ? new Date(row.pausado_desde.getTime() - row.ms_pausados).toISOString()
      : null,
  };
}

export const getTiempos = async (db: Db, now: Date) =>
  (await listOpen(db)).map((row) => toTiempo(row, now));

export const getUnlinked = async (db: Db, now: Date) =>
  (await listUnlinked(db)).map((row) => toTiempo(row, now));

/** Counts open times that may be forgotten: they have been open or paused for too long. */
export const askDeMas = (actor: Actor, now: Date) =>
  tiemposOlvidados.with({
    ceiling: ceilingOf(actor),
    abierto: new Date(now.getTime() - ABIERTO_DE_MAS_MS),
    pausado: new Date(now.getTime() - PAUSADO_DE_MAS_MS),
  });

export async function getTiempoOf(db: Db, usuarioId: number, now: Date) {
  const row = await findOpenOf(db, usuarioId);
  return row && toTiempo(row, now);
}

export const listCandidates = (db: Db, { id, id_categoria, permisoSys }: Actor) =>
  listWithoutTiempo(db, { below: permisoSys === 1 ? null : id_categoria, notOf: id });

/**
 * A person's time in the open pay period, running and confirmed, with the log of its acts (TIE-37
 * to TIE-40).
 * @throws Rechazo 404 for an unknown person.
 */
export async function getDetalle(db: Db, usuarioId: number, now: Date) {
  const { usuario } = await getUsuario(db, usuarioId);
  const open = await findOpenOf(db, usuarioId);
  const { abierto_en } = await findOpenPeriod(db);
  const registro = await listRegistro(db, usuarioId, abierto_en, MAX_ACTS);
  return {
    nombre: usuario,
    tiempoActual: open ? minutesOf(toReloj(open), now.getTime()) : 0,
    tiempoConfirmado: Math.max(0, (await readLogros(db, usuarioId)).times),
    logs: registro.map(({ accion, minutos, encargado, fecha }) => ({
      motivo: describeRegistro(accion, minutos),
      encargado: encargado ?? ASCENSOS.sistema,
      fecha: fecha.toISOString(),
    })),
  };
}
