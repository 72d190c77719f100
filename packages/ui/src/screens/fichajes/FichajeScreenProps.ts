import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Tiempo = components['schemas']['Tiempo'];
export type Fichaje = components['schemas']['Fichaje'];

/** The real exit (ISO instant), and why it is recorded late. */
export interface SalidaReal {
  readonly salida: string;
  readonly motivo: string;
}

/** The viewer's own exit. */
export interface SalidaPropia {
  /** The ids of the times that the viewer supervises: the exit releases them. */
  readonly desligar?: readonly number[] | undefined;
  /**
   * The exit's time (ISO instant), if the viewer accepts the time when the avatar was last seen. If
   * omitted, the exit is now.
   */
  readonly visto?: string | undefined;
}

/** 0 is an entry and 1 an exit, as in the contract. */
export type Marca = 0 | 1;

export interface FichajeScreenProps {
  /** The viewer's own records (getFichajes). */
  state: ScreenState<{ readonly fichajes: readonly Fichaje[] }>;
  /** All open records (getFichajesActivos); used only for viewers who may see them. */
  activos: ScreenState<{ readonly activos: readonly Fichaje[] }>;
  viewer: Subject;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** The open times that the viewer supervises: an exit releases them. Null until loaded. */
  llevados: readonly Tiempo[] | null;
  /** Clocks in or out (actionFichar). Resolves with current data. */
  onClock: Act<[op: Marca, salida?: SalidaPropia]>;
  /** Closes another person's record (cerrarFichaje). After a conflict the caller refetches. */
  onClockOut: Act<[id: number, real?: SalidaReal]>;
}
