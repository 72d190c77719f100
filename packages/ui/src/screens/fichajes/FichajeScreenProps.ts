import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Tiempo = components['schemas']['Tiempo'];
export type Fichaje = components['schemas']['Fichaje'];

/** When somebody really left, and why it is said afterwards. */
export interface SalidaReal {
  readonly salida: string;
  readonly motivo: string;
}

/** 0 entry, 1 exit, as on the wire. */
export type Marca = 0 | 1;

export interface FichajeScreenProps {
  /** One's own records (getFichajes). */
  state: ScreenState<{ readonly fichajes: readonly Fichaje[] }>;
  /** Who is in (getFichajesActivos); looked at only for who may see it. */
  activos: ScreenState<{ readonly activos: readonly Fichaje[] }>;
  viewer: Subject;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** The open sessions that the viewer leads, as far as they may be seen: an exit lets go of them. Null while they are on their way: an exit waits for them. */
  llevados: readonly Tiempo[] | null;
  /** Clocks the viewer in or out (actionFichar), and with it lets go of these sessions. Over once the records and the viewer say so. */
  onClock: Act<[op: Marca, desligar?: readonly number[]]>;
  /** Closes somebody's open record (cerrarFichaje), now or when they really left. Rejected because of how things stand, it must have the lists fetched again. */
  onClockOut: Act<[id: number, real?: SalidaReal]>;
}
