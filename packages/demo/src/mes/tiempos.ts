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
import { MINUTE, type Mundo, type OpenTime, type Persona } from './Mundo';
import { credit } from './nomina';
import { categoriaOf, holds, listAltos } from './rangos';

type Accion = DB['tiempos_registro']['accion'];

/** `isNoted`: whether the act has its own audit row. The acts of a roll call have none. */
interface ActDetails {
  readonly minutos?: number | null;
  readonly isNoted?: boolean;
}

function tell(
  m: Mundo,
  time: OpenTime,
  accion: Accion,
  por: Persona,
  reloj: Reloj,
  { minutos = null, isNoted = true }: ActDetails = {},
): void {
  time.reloj = reloj;
  time.sucesos.push({ accion, fecha: m.ahora });
  const [inicio, ligado, pausado_desde] = [reloj.inicio, reloj.ligado, reloj.pausadoDesde].map(
    (at) => (at === null ? null : new Date(at)),
  );
  Object.assign(time.fila, {
    inicio,
    ligado,
    pausado_desde,
    ms_pausados: reloj.msPausados,
    alto_id: time.alto?.fila.id ?? null,
  });
  m.insert('tiempos_registro', {
    tiempo_id: time.fila.id,
    accion,
    minutos,
    encargado_id: por.fila.id,
    fecha: m.fecha,
  });
  const despues =
    accion === 'abierto'
      ? { bajo: time.bajo.fila.id, alto: time.fila.alto_id }
      : { bajo: time.bajo.fila.id, accion, minutos: minutos ?? undefined };
  if (isNoted)
    m.note(accion === 'abierto' ? 'openTime' : 'actionTime', por, ['tiempo', time.fila.id], {
      despues,
    });
}

/**
 * Opens a time.
 * @param isSuya whether `por`, who opens it, also supervises it
 * @param queda whether the time stays open until the end of the story
 */
export function open(
  m: Mundo,
  bajo: Persona,
  por: Persona,
  isSuya: boolean,
  queda = false,
): OpenTime {
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
  const time: OpenTime = {
    fila,
    bajo,
    reloj: startReloj(m.ahora, isSuya),
    alto: isSuya ? por : null,
    sucesos: [],
    queda,
  };
  bajo.tiempo = time;
  m.abiertas.add(time);
  tell(m, time, 'abierto', por, time.reloj);
  return time;
}

export function pause(m: Mundo, time: OpenTime, por: Persona, details?: ActDetails): void {
  Object.assign(time.fila, { pausas: (time.fila.pausas ?? 0) + 1 });
  tell(m, time, 'pausado', por, pauseReloj(time.reloj, m.ahora), details);
}

export const resume = (m: Mundo, time: OpenTime, por: Persona): void =>
  tell(m, time, 'reanudado', por, resumeReloj(time.reloj, m.ahora));

export function link(m: Mundo, time: OpenTime, por: Persona): void {
  time.alto = por;
  tell(m, time, 'ligado', por, linkReloj(time.reloj, m.ahora));
}

export function unlink(m: Mundo, time: OpenTime, por: Persona): void {
  time.alto = null;
  tell(m, time, 'desligado', por, unlinkReloj(time.reloj));
}

export function adjust(m: Mundo, time: OpenTime, por: Persona, minutos: number): void {
  Object.assign(time.fila, { sumado: (time.fila.sumado ?? 0) + minutos });
  tell(m, time, 'ajustado', por, adjustReloj(time.reloj, minutos), { minutos });
}

function close(m: Mundo, { fila, bajo }: OpenTime, cierre: 'confirmado' | 'cancelado'): void {
  Object.assign(fila, { cerrado_en: m.fecha, cierre });
  bajo.tiempo = null;
  for (const time of m.abiertas) if (time.fila === fila) m.abiertas.delete(time);
}

export function cancel(m: Mundo, time: OpenTime, por: Persona, details?: ActDetails): void {
  tell(m, time, 'cancelado', por, time.reloj, details);
  close(m, time, 'cancelado');
}

/**
 * The minutes that a time credits to its senior. A minute that belongs to several times counts
 * once.
 */
function countSenior({ ahora }: Mundo, { reloj, sucesos }: OpenTime, alto: Persona): number {
  const tramos = listTramos(sucesos, { ligado: reloj.ligado ?? ahora, hasta: ahora });
  const minutos = Math.min(seniorMinutesOf(reloj, ahora), minutosSinContar(tramos, alto.contado));
  alto.contado = {
    tramos: [...alto.contado.tramos, ...tramos],
    minutos: alto.contado.minutos + minutos,
  };
  return minutos;
}

function confirm(m: Mundo, time: OpenTime, alto: Persona): void {
  const [minutos, minutos_alto] = [minutesOf(time.reloj, m.ahora), countSenior(m, time, alto)];
  tell(m, time, 'confirmado', alto, time.reloj, { minutos });
  Object.assign(time.fila, { minutos, minutos_alto });
  close(m, time, 'confirmado');
  const how = { tipo: 'minutos', encargado_id: alto.fila.id, tiempo_id: time.fila.id } as const;
  credit(m, time.bajo, { ...how, cantidad: minutos, motivo: TIEMPOS.motivoPropio });
  credit(m, alto, { ...how, cantidad: minutos_alto, motivo: TIEMPOS.motivoAlto });
}

/**
 * Plans an act on a time, by its senior. If the time has no senior then, the actor is a person who
 * may become it.
 */
function laterTo(m: Mundo, minutes: number, time: OpenTime, act: (por: Persona) => void): void {
  m.later(minutes, () => {
    if (time.bajo.tiempo !== time) return;
    const por = time.alto ?? m.pick(listAltos(m, time.bajo));
    if (por) act(por);
  });
}

/**
 * Ends a time step by step: a senior links it, resumes it and confirms it. A few times are
 * cancelled instead.
 */
function finish(m: Mundo, time: OpenTime): void {
  const por = time.alto ?? m.pick(listAltos(m, time.bajo));
  if (por && !time.alto) link(m, time, por);
  else if (por && time.reloj.pausadoDesde !== null) resume(m, time, por);
  else if (por && m.random.chance(0.03)) cancel(m, time, por);
  else if (por) confirm(m, time, por);
  if (time.bajo.tiempo === time)
    m.later(por ? 1 : 5, () => time.bajo.tiempo === time && finish(m, time));
}

function play(m: Mundo, time: OpenTime, dura: number): void {
  const { random } = m;
  if (!time.alto) laterTo(m, random.between(2, 12), time, (por) => time.alto ?? link(m, time, por));
  if (random.chance(0.25))
    laterTo(m, random.between(5, dura - 8), time, (por) => {
      if (time.reloj.pausadoDesde !== null) return;
      pause(m, time, por);
      resumeLater(m, time);
    });
  if (random.chance(0.1))
    laterTo(m, random.between(8, dura - 4), time, (por) => {
      if (time.reloj.pausadoDesde === null)
        adjust(m, time, por, holds(m, por, 'ajs') ? random.pick([-10, 5, 10, 15]) : -5);
    });
  m.later(dura, () => time.bajo.tiempo === time && finish(m, time));
}

export const resumeLater = (m: Mundo, time: OpenTime): void =>
  laterTo(
    m,
    m.random.between(4, 16),
    time,
    (por) => time.reloj.pausadoDesde !== null && resume(m, time, por),
  );

/**
 * Opens a time if a senior can supervise it now. People of the upper ranks get a time less often.
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
 * Prepares a person's clock-out. It ends the person's own time. Each time that the person
 * supervises gets another senior or ends.
 * @returns whether some times must still end
 */
export function handOver(m: Mundo, persona: Persona): boolean {
  const isLeft = ({ bajo }: OpenTime) =>
    listAltos(m, bajo).some((other) => other !== persona && other.sale > m.ahora + 10 * MINUTE);
  const own = persona.tiempo && !persona.tiempo.queda ? [persona.tiempo] : [];
  const mine = [...m.abiertas].filter(
    (s) =>
      !s.queda &&
      (s.alto === persona || (s.alto === null && listAltos(m, s.bajo).includes(persona))),
  );
  for (const time of mine.filter(isLeft)) {
    if (time.alto !== persona) continue;
    unlink(m, time, persona);
    laterTo(m, 1, time, (por) => time.alto ?? link(m, time, por));
  }
  const ending = [...own, ...mine.filter((s) => !isLeft(s))];
  for (const time of ending) finish(m, time);
  return ending.length > 0;
}
