import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Tiempo = components['schemas']['Tiempo'];
export type Fichaje = components['schemas']['Fichaje'];

/** The real exit (ISO instant) and the reason for the late entry. */
export interface SalidaReal {
  readonly salida: string;
  readonly motivo: string;
}

/** 0 entry, 1 exit, as on the wire. */
export type Marca = 0 | 1;

export interface FichajeScreenProps {
  /** The viewer's own records (getFichajes). */
  state: ScreenState<{ readonly fichajes: readonly Fichaje[] }>;
  /** All open records (getFichajesActivos); used only for viewers who may see them. */
  activos: ScreenState<{ readonly activos: readonly Fichaje[] }>;
  viewer: Subject;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /**
   * The open times that the viewer leads, as far as visible to them: an exit releases them. Null
   * while loading: an exit waits.
   */
  llevados: readonly Tiempo[] | null;
  /**
   * Clocks the viewer in or out (actionFichar) and releases these times. Resolves once the records
   * and the viewer are current.
   */
  onClock: Act<[op: Marca, desligar?: readonly number[]]>;
  /**
   * Closes another person's open record (cerrarFichaje), now or at the real exit. After a conflict
   * the caller refetches the lists.
   */
  onClockOut: Act<[id: number, real?: SalidaReal]>;
}
