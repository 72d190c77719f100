import { isBelow, type Subject } from '../acceso/can';
import { CATEGORIA, type Permiso } from '../acceso/permisos';
import { TIEMPOS } from './textos';

/** What can be done to a session, by its number on the wire (TIE-16 to TIE-23); linking and unlinking share one, and the last is an addition. */
export const OP_TIEMPO = {
  confirmar: 1,
  pausar: 2,
  despausar: 2,
  restar5: 3,
  cancelar: 4,
  ligar: 5,
  desligar: 5,
  ligarTodos: 6,
  desligarTodos: 7,
  ajustar: 8,
  confirmarVarios: 9,
} as const;

/** What can be done to one session. */
export const ACCIONES_TIEMPO = [
  'confirmar',
  'pausar',
  'despausar',
  'restar5',
  'ajustar',
  'ligar',
  'desligar',
  'cancelar',
] as const;
export type AccionTiempo = (typeof ACCIONES_TIEMPO)[number];

/** What decides of a session; the wire's fits. */
export interface EstadoTiempo {
  /** Whose time it is. */
  readonly bajo: number;
  /** The person's category. */
  readonly id_categoria: number;
  /** 1 when they have become the agency's owner since it was opened; a list does not say so. */
  readonly permisoSys?: 0 | 1;
  /** Its senior; 0 or less is nobody (TIE-11, TIE-12). */
  readonly alto: number;
  /** 0 active and 1 paused (TIE-13, TIE-14). */
  readonly pausa: 0 | 1;
}

type Viewer = Omit<Subject, 'fichaje'>;

/** Whether the person of a session stands below. */
export const isBajoBelow = (
  viewer: Viewer,
  sesion: Pick<EstadoTiempo, 'bajo' | 'id_categoria' | 'permisoSys'>,
): boolean => isBelow(viewer, { ...sesion, id: sesion.bajo });

const isManager = ({ permisoSys, id_categoria }: Viewer): boolean =>
  permisoSys === 1 || id_categoria >= CATEGORIA.gerencia;
const has = ({ permisoSys, permisos }: Viewer, codigo: Permiso): boolean =>
  permisoSys === 1 || permisos.includes(codigo);

/** Why something cannot be done: `rango`, the person may not; `estado`, the session is not in the state for it. */
export interface Obstaculo {
  readonly clase: 'rango' | 'estado';
  readonly texto: string;
}

const rango = (texto: string): Obstaculo => ({ clase: 'rango', texto });
const estado = (texto: string): Obstaculo => ({ clase: 'estado', texto });

/**
 * Why a person cannot do something to a session; null when they can (TIE-24 to TIE-36, domain §3). Nobody touches their own, nor that of
 * somebody who is not below them, but to let go of it; cancelling and unlinking are for the session's senior and for category 10 and above;
 * adjusting takes `ajs`, which the contract asks for.
 */
export function findObstaculo(
  accion: AccionTiempo,
  sesion: EstadoTiempo,
  viewer: Viewer,
): Obstaculo | null {
  if (sesion.bajo === viewer.id) return rango(TIEMPOS.esTuyo);
  const letsGo = accion === 'desligar' && sesion.alto === viewer.id;
  if (!letsGo && !isBajoBelow(viewer, sesion)) return rango(TIEMPOS.noEsInferior);
  const isMine = sesion.alto === viewer.id || isManager(viewer);
  if ((accion === 'cancelar' || accion === 'desligar') && !isMine)
    return rango(TIEMPOS.noEsTuEncargo);
  if ((accion === 'confirmar' || accion === 'desligar') && sesion.alto <= 0)
    return estado(TIEMPOS.sinEncargado);
  if ((accion === 'confirmar' || accion === 'ajustar') && sesion.pausa === 1)
    return estado(TIEMPOS.estaPausado);
  return null;
}

/** What a session's row offers: `pausar` or `despausar`, `ligar` or `desligar`, and of the rest what the person can do. */
export function listAcciones(sesion: EstadoTiempo, viewer: Viewer): AccionTiempo[] {
  const fits: Partial<Record<AccionTiempo, boolean>> = {
    pausar: sesion.pausa === 0,
    despausar: sesion.pausa === 1,
    ligar: sesion.alto <= 0,
    desligar: sesion.alto > 0,
    ajustar: has(viewer, 'ajs'),
  };
  return ACCIONES_TIEMPO.filter(
    (accion) => fits[accion] !== false && findObstaculo(accion, sesion, viewer) === null,
  );
}
