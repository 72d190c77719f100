import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type Venta = Schemas['Venta'];
export type VentaPendiente = Schemas['VentaPendiente'];

export type ActoVentas = 'entregar' | 'desmarcar';

export interface VentasData {
  /** All sales, the newest first (allVentas). */
  readonly ventas: readonly Venta[];
  /** The debt of each seller (ventasPendientes). */
  readonly pendientes: readonly VentaPendiente[];
}

export interface VentasScreenProps {
  state: ScreenState<VentasData>;
  viewer: Subject;
  /** Marks a sale's credits as handed over or not (ventaAction). A rejection becomes a notice. */
  onMark: Act<[Venta, boolean]>;
  /** Marks many sales as handed over or not, one call each (ventaAction). */
  onLote: SendLote<Venta, ActoVentas>;
}
