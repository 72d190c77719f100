import { must } from '@garita/domain/must';
import { listaRules, parseIds, type ResultadoPase } from '@garita/domain/paselista/lista';
import { PASE_LISTA } from '@garita/domain/paselista/textos';
import { isBajoBelow } from '@garita/domain/tiempos/acciones';
import { findSubject } from '../../access/actor.repository';
import { checkRules } from '../../checkRules';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { creditAsistencias } from '../nomina/nomina.service';
import { getUsuario } from '../personas/personas.service';
import {
  cancelTiempos,
  lockOpenOfPeople,
  pauseTiempos,
  toEstado,
} from '../tiempos/rollCall.service';
import { announce } from '../webhooks/announce.service';
import { insertLlamados, insertPase, lockPases } from './paselista.repository';
import { readWait } from './paselista.service';

/** @throws Rechazo 409 while the last roll call is too recent. */
async function checkWait({ tx, ahora }: WriteScope): Promise<void> {
  await lockPases(tx);
  const minutes = await readWait(tx, ahora);
  if (minutes > 0) throw Rechazo.conflict(PASE_LISTA.hacePoco(minutes));
}

/**
 * Holds a roll call (PLI-07): pauses times, credits attendances, cancels times, and credits the
 * caller one attendance.
 * @throws Rechazo 400 by `listaRules`; 403 for pausing or cancelling the time of a person who is
 * not below the caller; 409 too soon after the last roll call, if a person no longer has an open
 * time, or if the person left in charge is dismissed.
 */
export async function sendLista(scope: WriteScope, { encargado, ...input }: Body<'sendLista'>) {
  const { tx, actor, ahora, audit, notify } = scope;
  const listas = {
    pausados: parseIds(input.pausados),
    sumados: parseIds(input.sumados),
    fuerabase: parseIds(input.fuerabase),
  };
  checkRules(listaRules(actor.id), listas);
  await checkWait(scope);
  if (!(await findSubject(tx, encargado)))
    throw Rechazo.conflict(PASE_LISTA.quedaDesconocido, 'encargado');
  const resultadoOf = new Map<number, ResultadoPase>([
    ...listas.pausados.map((id) => [id, 'pausado'] as const),
    ...listas.sumados.map((id) => [id, 'sumado'] as const),
    ...listas.fuerabase.map((id) => [id, 'fuerabase'] as const),
  ]);
  const sesiones = await lockOpenOfPeople(tx, [...resultadoOf.keys()]);
  if (sesiones.length < resultadoOf.size) throw Rechazo.conflict(PASE_LISTA.sinTiempo);
  const called = (resultado: ResultadoPase) =>
    sesiones.filter(({ usuario_id }) => resultadoOf.get(usuario_id) === resultado);
  const acted = [...called('pausado'), ...called('fuerabase')];
  if (!acted.every((sesion) => isBajoBelow(actor, toEstado(sesion))))
    throw Rechazo.forbidden(PASE_LISTA.noEsInferior);
  const id = await insertPase(tx, { encargado_id: actor.id, queda_id: encargado, fecha: ahora });
  await insertLlamados(
    tx,
    sesiones.map((s) => ({
      paselista_id: id,
      usuario_id: s.usuario_id,
      tiempo_id: s.id,
      resultado: must(resultadoOf.get(s.usuario_id), 'The roll call result of a person'),
    })),
  );
  await pauseTiempos(scope, called('pausado'));
  await cancelTiempos(scope, called('fuerabase'));
  const credits = listas.sumados.map((usuarioId) => ({ usuarioId, motivo: PASE_LISTA.motivo }));
  await creditAsistencias(
    tx,
    [...credits, { usuarioId: actor.id, motivo: PASE_LISTA.motivoEncargado }],
    { paselistaId: id, encargadoId: actor.id, ahora },
  );
  await audit({ objetivo: ['paselista', id], despues: { ...listas, queda: encargado } });
  for (const [usuarioId, que] of resultadoOf)
    notify(usuarioId, 'paseLista', { quien: actor.usuario, que });
  const { usuario: queda } = await getUsuario(tx, encargado);
  const counts = {
    asistencias: `${listas.sumados.length}`,
    pausados: `${listas.pausados.length}`,
    fuera: `${listas.fuerabase.length}`,
  };
  await announce(scope, {
    suceso: 'pase_lista',
    hechos: [{ encargado: actor.usuario, queda, ...counts }],
  });
  return { msg: PASE_LISTA.enviada, status: 0 as const };
}
