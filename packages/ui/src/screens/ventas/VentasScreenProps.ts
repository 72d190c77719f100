import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type Venta = Schemas['Venta'];
export type VentaPendiente = Schemas['VentaPendiente'];

/** What is done to many sales at once. */
export type ActoVentas = 'entregar' | 'desmarcar';

export interface VentasData {
  /** Everything that was sold, the newest first (allVentas). */
  readonly ventas: readonly Venta[];
  /** What each seller owes (ventasPendientes). */
  readonly pendientes: readonly VentaPendiente[];
}

export interface VentasScreenProps {
  state: ScreenState<VentasData>;
  viewer: Subject;
  /** Says whether a sale's credits were handed over (ventaAction). A rejection becomes a notice. */
  onMark: Act<[Venta, boolean]>;
  /** The same for many at once, each by itself (ventaAction). */
  onLote: SendLote<Venta, ActoVentas>;
  /** A refusal that has no better place. */
  onAviso: (texto: string) => void;
}
