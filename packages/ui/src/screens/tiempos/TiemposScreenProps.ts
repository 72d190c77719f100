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

/** An act on one time, sent with the state that the user saw. */
export type ActoTiempo = Extract<ActoPedido<Tiempo>, { readonly tiempo: Tiempo }>;

/** An act on all times at once. */
export type ActoDeTodos = Exclude<ActoPedido<Tiempo>, ActoTiempo>;

/** What can be done to many sessions, each by a write of its own. */
export type ActoTiempos = 'confirmar' | 'pausar' | 'despausar' | 'ligar';

/** A session to be opened, as it goes over the wire. */
interface NuevoTiempo {
  readonly bajo: number;
  /** The viewer, who then supervises it; -1 for nobody. */
  readonly alto: number;
}

/** A person's time in detail, as far as it is known. */
export type DetalleState =
  | ScreenState<{ readonly detalle: TiempoDetalle }>
  | { readonly kind: 'notFound'; readonly texto: string };

export interface TiemposScreenProps {
  /** The open sessions (getAllTime). Their minutes may be old: the screen reckons them from the instants. */
  state: ScreenState<{ readonly tiempos: readonly Tiempo[] }>;
  viewer: Subject;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** Whether a session is being opened. */
  isOpening: boolean;
  /** The person chosen at first; null for none. */
  abierto?: number | null;
  onOpening: (isOpening: boolean) => void;
  /** For whom one can be opened (getUsuariosTiempos), loaded while one is being opened. */
  candidatos: ScreenState<{ readonly personas: readonly Persona[] }>;
  onOpenTime: Act<[NuevoTiempo]>;
  /** How a senior's minutes are counted (cuentaEncargado); undefined while it is not known. */
  cuenta: CuentaEncargado | undefined;
  /** Does something to sessions (actionTime). Rejected because of how things stand, it must have the list fetched again. */
  onAct: Act<[ActoTiempo | ActoDeTodos]>;
  /** Does one act to many sessions (actionTime), each as it was seen. */
  onLote: SendLote<Tiempo, ActoTiempos>;
  /** The sessions that the viewer takes one after another, which can be taken back for a while (actionTime). */
  cola: Cola<Tiempo, 'ligar'>;
  /** Whose time is shown in detail (getInfoDetailTime). */
  detalle: { readonly id: number; readonly state: DetalleState } | null;
  /** Shows a person's time in detail; null closes it. */
  onDetalle: (bajo: number | null) => void;
  /** Told the text of a rule that stops a form, and of a refusal that no dialog shows. */
  onAviso: (texto: string) => void;
}
