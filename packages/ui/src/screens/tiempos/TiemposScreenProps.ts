import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { CuentaEncargado } from '@garita/domain/tiempos/encargo';
import type { ActoPedido } from '@garita/domain/tiempos/packActo';
import type { Cola } from '../cola/ColaProps';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type Tiempo = Schemas['Tiempo'];
export type TiempoDetalle = Schemas['TiempoDetalle'];
type Persona = Schemas['Persona'];

export type ActoTiempo = Extract<ActoPedido<Tiempo>, { readonly tiempo: Tiempo }>;

export type ActoDeTodos = Exclude<ActoPedido<Tiempo>, ActoTiempo>;

/** The acts on selected times, one write for each time. */
export type ActoTiempos = 'confirmar' | 'pausar' | 'despausar' | 'ligar';

interface NuevoTiempo {
  readonly bajo: number;
  /** The viewer's id if they supervise the new time; -1 for no senior. */
  readonly alto: number;
}

export type DetalleState =
  | ScreenState<{ readonly detalle: TiempoDetalle }>
  | { readonly kind: 'notFound'; readonly texto: string };

export interface TiemposScreenProps {
  /**
   * The open times (getAllTime). The screen computes their minutes from the instants, so an old
   * answer still shows the right minutes.
   */
  state: ScreenState<{ readonly tiempos: readonly Tiempo[] }>;
  viewer: Subject;
  /** The server's clock, in milliseconds. */
  now: () => number;
  isOpening: boolean;
  /** The preselected person; null for none. */
  abierto?: number | null;
  onOpening: (isOpening: boolean) => void;
  /** The people without an open time (getUsuariosTiempos), loaded while the dialog is open. */
  candidatos: ScreenState<{ readonly personas: readonly Persona[] }>;
  onOpenTime: Act<[NuevoTiempo]>;
  /** How a senior's minutes are counted (cuentaEncargado); undefined until loaded. */
  cuenta: CuentaEncargado | undefined;
  /** Sends an act on times (actionTime). After a conflict the caller must refetch the list. */
  onAct: Act<[ActoTiempo | ActoDeTodos]>;
  /** Sends one act for many times (actionTime); each call carries the state that the user saw. */
  onLote: SendLote<Tiempo, ActoTiempos>;
  /** The queue in which the viewer takes times one by one, each with an undo (actionTime). */
  cola: Cola<Tiempo, 'ligar'>;
  /** The person whose time is shown in detail (getInfoDetailTime). */
  detalle: { readonly id: number; readonly state: DetalleState } | null;
  onDetalle: (bajo: number | null) => void;
}
