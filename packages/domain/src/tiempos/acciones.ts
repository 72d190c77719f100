import { isBelow, type Subject } from '../acceso/can';
import { CATEGORIA, type Permiso } from '../acceso/permisos';
import { TIEMPOS } from './textos';

/**
 * Wire numbers (TIE-16 to TIE-23). 2 and 5 toggle. The owner's specification lacks
 * `confirmarVarios`.
 */
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

/** The fields of a time that the rules need; the wire's type fits. */
export interface EstadoTiempo {
  /** The id of the time's person. */
  readonly bajo: number;
  /** The person's category. */
  readonly id_categoria: number;
  /** 1 if the person became the owner since the opening. Times in a list lack this field. */
  readonly permisoSys?: 0 | 1;
  /** The time's senior; 0 or less = none (TIE-11, TIE-12). */
  readonly alto: number;
  /** 0 active, 1 paused (TIE-13, TIE-14). */
  readonly pausa: 0 | 1;
}

type Viewer = Omit<Subject, 'fichaje'>;

export const isBajoBelow = (
  viewer: Viewer,
  sesion: Pick<EstadoTiempo, 'bajo' | 'id_categoria' | 'permisoSys'>,
): boolean => isBelow(viewer, { ...sesion, id: sesion.bajo });

const isManager = ({ permisoSys, id_categoria }: Viewer): boolean =>
  permisoSys === 1 || id_categoria >= CATEGORIA.gerencia;
const has = ({ permisoSys, permisos }: Viewer, codigo: Permiso): boolean =>
  permisoSys === 1 || permisos.includes(codigo);

/** `rango`: the user may not; `estado`: the time's state does not allow it. */
export interface Obstaculo {
  readonly clase: 'rango' | 'estado';
  readonly texto: string;
}

const rango = (texto: string): Obstaculo => ({ clase: 'rango', texto });
const estado = (texto: string): Obstaculo => ({ clase: 'estado', texto });

/**
 * Why the user cannot act on the time (TIE-24 to TIE-36); null if they can. No user may act on
 * their own time. The time's person must rank below the user, except if the user unlinks themself.
 * Cancelling and unlinking need the time's senior or category 10 and above. The contract checks
 * `ajs`.
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

/**
 * The acts that the user may do. Of `pausar` and `despausar`, and of `ligar` and `desligar`, the
 * list has only the act that fits the time's state.
 */
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
