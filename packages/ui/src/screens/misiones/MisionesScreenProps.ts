import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type MisionVendida = Schemas['MisionVendida'];
export type Comprador = Schemas['MisionComprador'];
export type MisionPrecio = Schemas['MisionPrecio'];

export interface NuevaMision {
  readonly usuario: number;
  readonly rango: number;
  /** The price that the form shows, in credits. */
  readonly creditos: number;
}

export interface Oferta {
  /** The possible buyers (usuariosVentaMision). */
  readonly compradores: readonly Comprador[];
  /** The price list in ladder order (getRangosVenta). */
  readonly precios: readonly MisionPrecio[];
  /** The agency's settings: the lowest category that needs a signature (configuracion). */
  readonly configuracion: { readonly firma_desde: number };
}

export interface MisionesScreenProps {
  /** The sold missions, the newest first (misionesVenta). */
  state: ScreenState<{ readonly vendidas: readonly MisionVendida[] }>;
  viewer: Subject;
  isSelling: boolean;
  onSelling: (isSelling: boolean) => void;
  /** The form's choices, loaded while the form is open. */
  oferta: ScreenState<Oferta>;
  /** Sells a mission (addMision). The form shows a rejection. */
  onSell: Act<[NuevaMision]>;
}
