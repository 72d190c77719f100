import { listTramos, minutosSinContar } from '@garita/domain/tiempos/encargo';
import {
  adjustReloj,
  linkReloj,
  minutesOf,
  pauseReloj,
  type Reloj,
  resumeReloj,
  seniorMinutesOf,
  startReloj,
  unlinkReloj,
} from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { DB } from '@garita/server/src/db/tables';
import { MINUTE, type Mundo, type Persona, type Sesion } from './Mundo';
import { credit } from './nomina';
import { categoriaOf, holds, listAltos } from './rangos';

type Accion = DB['tiempos_registro']['accion'];

/** The minutes of an act, and whether it has its own audit entry: a roll call's acts do not. */
interface Told {
  readonly minutos?: number | null;
  readonly isNoted?: boolean;
}

/** Records an act on a session and the clock after it. */
function tell(
  m: Mundo,
  sesion: Sesion,
  accion: Accion,
  por: Persona,
  reloj: Reloj,
  { minutos = null, isNoted = true }: Told = {},
): void {
  sesion.reloj = reloj;
  sesion.sucesos.push({ accion, fecha: m.ahora });
  const [inicio, ligado, pausado_desde] = [reloj.inicio, reloj.ligado, reloj.pausadoDesde].map(
    (at) => (at === null ? null : new Date(at)),
  );
  Object.assign(sesion.fila, {
    inicio,
    ligado,
    pausado_desde,
    ms_pausados: reloj.msPausados,
    alto_id: sesion.alto?.fila.id ?? null,
  });
  m.insert('tiempos_registro', {
    tiempo_id: sesion.fila.id,
    accion,
    minutos,
    encargado_id: por.fila.id,
    fecha: m.fecha,
  });
  const despues =
    accion === 'abierto'
      ? { bajo: sesion.bajo.fila.id, alto: sesion.fila.alto_id }
      : { bajo: sesion.bajo.fila.id, accion, minutos: minutos ?? undefined };
  if (isNoted)
    m.note(accion === 'abierto' ? 'openTime' : 'actionTime', por, ['tiempo', sesion.fila.id], {
      despues,
    });
}

/**
 * Opens a session. @param isSuya the opener supervises it @param queda it stays open until the end
 */
export function open(
  m: Mundo,
  bajo: Persona,
  por: Persona,
  isSuya: boolean,
  queda = false,
): Sesion {
  const base = {
    usuario_id: bajo.fila.id,
    alto_id: null,
    abierto_en: m.fecha,
    inicio: m.fecha,
    pausas: 0,
    sumado: 0,
  };
  const fila = m.insert('tiempos', {
    ...base,
    cerrado_en: null,
    cierre: null,
    minutos: null,
    minutos_alto: null,
  });
  const sesion: Sesion = {
    fila,
    bajo,
    reloj: startReloj(m.ahora, isSuya),
    alto: isSuya ? por : null,
    sucesos: [],
    queda,
  };
  bajo.tiempo = sesion;
  m.abiertas.add(sesion);
  tell(m, sesion, 'abierto', por, sesion.reloj);
  return sesion;
}

export function pause(m: Mundo, sesion: Sesion, por: Persona, told?: Told): void {
  Object.assign(sesion.fila, { pausas: (sesion.fila.pausas ?? 0) + 1 });
  tell(m, sesion, 'pausado', por, pauseReloj(sesion.reloj, m.ahora), told);
}

export const resume = (m: Mundo, sesion: Sesion, por: Persona): void =>
  tell(m, sesion, 'reanudado', por, resumeReloj(sesion.reloj, m.ahora));

export function link(m: Mundo, sesion: Sesion, por: Persona): void {
  sesion.alto = por;
  tell(m, sesion, 'ligado', por, linkReloj(sesion.reloj, m.ahora));
}

export function unlink(m: Mundo, sesion: Sesion, por: Persona): void {
  sesion.alto = null;
  tell(m, sesion, 'desligado', por, unlinkReloj(sesion.reloj));
}

export function adjust(m: Mundo, sesion: Sesion, por: Persona, minutos: number): void {
  Object.assign(sesion.fila, { sumado: (sesion.fila.sumado ?? 0) + minutos });
  tell(m, sesion, 'ajustado', por, adjustReloj(sesion.reloj, minutos), { minutos });
}

function close(m: Mundo, { fila, bajo }: Sesion, cierre: 'confirmado' | 'cancelado'): void {
  Object.assign(fila, { cerrado_en: m.fecha, cierre });
  bajo.tiempo = null;
  for (const sesion of m.abiertas) if (sesion.fila === fila) m.abiertas.delete(sesion);
}

export function cancel(m: Mundo, sesion: Sesion, por: Persona, told?: Told): void {
  tell(m, sesion, 'cancelado', por, sesion.reloj, told);
  close(m, sesion, 'cancelado');
}

/** Minutes a session credits its senior: each minute counts once across sessions. */
function countSenior({ ahora }: Mundo, { reloj, sucesos }: Sesion, alto: Persona): number {
  const tramos = listTramos(sucesos, { ligado: reloj.ligado ?? ahora, hasta: ahora });
  const minutos = Math.min(seniorMinutesOf(reloj, ahora), minutosSinContar(tramos, alto.contado));
  alto.contado = {
    tramos: [...alto.contado.tramos, ...tramos],
    minutos: alto.contado.minutos + minutos,
  };
  return minutos;
}

/** Ends a session and credits both people. */
function confirm(m: Mundo, sesion: Sesion, alto: Persona): void {
  const [minutos, minutos_alto] = [minutesOf(sesion.reloj, m.ahora), countSenior(m, sesion, alto)];
  tell(m, sesion, 'confirmado', alto, sesion.reloj, { minutos });
  Object.assign(sesion.fila, { minutos, minutos_alto });
  close(m, sesion, 'confirmado');
  const how = { tipo: 'minutos', encargado_id: alto.fila.id, tiempo_id: sesion.fila.id } as const;
  credit(m, sesion.bajo, { ...how, cantidad: minutos, motivo: TIEMPOS.motivoPropio });
  credit(m, alto, { ...how, cantidad: minutos_alto, motivo: TIEMPOS.motivoAlto });
}

/**
 * Acts on a session some minutes later, if it is still open: by its senior or a person who may link
 * it.
 */
function laterTo(m: Mundo, minutes: number, sesion: Sesion, act: (por: Persona) => void): void {
  m.later(minutes, () => {
    if (sesion.bajo.tiempo !== sesion) return;
    const por = sesion.alto ?? m.pick(listAltos(m, sesion.bajo));
    if (por) act(por);
  });
}

/** Ends a session: links, resumes and confirms it in turn; a few are cancelled. */
function finish(m: Mundo, sesion: Sesion): void {
  const por = sesion.alto ?? m.pick(listAltos(m, sesion.bajo));
  if (por && !sesion.alto) link(m, sesion, por);
  else if (por && sesion.reloj.pausadoDesde !== null) resume(m, sesion, por);
  else if (por && m.random.chance(0.03)) cancel(m, sesion, por);
  else if (por) confirm(m, sesion, por);
  if (sesion.bajo.tiempo === sesion)
    m.later(por ? 1 : 5, () => sesion.bajo.tiempo === sesion && finish(m, sesion));
}

/** Plans a session's acts between opening and end. */
function play(m: Mundo, sesion: Sesion, dura: number): void {
  const { random } = m;
  if (!sesion.alto)
    laterTo(m, random.between(2, 12), sesion, (por) => sesion.alto ?? link(m, sesion, por));
  if (random.chance(0.25))
    laterTo(m, random.between(5, dura - 8), sesion, (por) => {
      if (sesion.reloj.pausadoDesde !== null) return;
      pause(m, sesion, por);
      resumeLater(m, sesion);
    });
  if (random.chance(0.1))
    laterTo(m, random.between(8, dura - 4), sesion, (por) => {
      if (sesion.reloj.pausadoDesde === null)
        adjust(m, sesion, por, holds(m, por, 'ajs') ? random.pick([-10, 5, 10, 15]) : -5);
    });
  m.later(dura, () => sesion.bajo.tiempo === sesion && finish(m, sesion));
}

export const resumeLater = (m: Mundo, sesion: Sesion): void =>
  laterTo(
    m,
    m.random.between(4, 16),
    sesion,
    (por) => sesion.reloj.pausadoDesde !== null && resume(m, sesion, por),
  );

/**
 * Opens a session for a clocked-in person if a superior can supervise it; less often for the upper
 * ranks.
 */
export function tryOpen(m: Mundo, bajo: Persona): void {
  const left = (bajo.sale - m.ahora) / MINUTE;
  if (!bajo.fichaje || bajo.tiempo || left < 28) return;
  const alto = m.pick(listAltos(m, bajo).filter(({ sale }) => sale > m.ahora + 10 * MINUTE));
  const wants = m.random.chance(categoriaOf(m, bajo) < 5 ? 0.95 : 0.5);
  m.later(m.random.between(20, 40), () => tryOpen(m, bajo));
  if (alto && wants)
    play(
      m,
      open(m, bajo, alto, m.random.chance(0.8)),
      m.random.between(22, Math.min(150, Math.floor(left) - 4)),
    );
}

/**
 * Releases a person from sessions before a clock-out: ends their own; passes supervised ones to
 * others or ends them.
 * @returns whether sessions are still to be ended
 */
export function handOver(m: Mundo, persona: Persona): boolean {
  const isLeft = ({ bajo }: Sesion) =>
    listAltos(m, bajo).some((other) => other !== persona && other.sale > m.ahora + 10 * MINUTE);
  const own = persona.tiempo && !persona.tiempo.queda ? [persona.tiempo] : [];
  const mine = [...m.abiertas].filter(
    (s) =>
      !s.queda &&
      (s.alto === persona || (s.alto === null && listAltos(m, s.bajo).includes(persona))),
  );
  for (const sesion of mine.filter(isLeft)) {
    if (sesion.alto !== persona) continue;
    unlink(m, sesion, persona);
    laterTo(m, 1, sesion, (por) => sesion.alto ?? link(m, sesion, por));
  }
  const ending = [...own, ...mine.filter((s) => !isLeft(s))];
  for (const sesion of ending) finish(m, sesion);
  return ending.length > 0;
}
