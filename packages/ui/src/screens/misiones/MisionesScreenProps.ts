import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type MisionVendida = Schemas['MisionVendida'];
export type Comprador = Schemas['MisionComprador'];
export type MisionPrecio = Schemas['MisionPrecio'];

/** A sale as it is sent. */
export interface NuevaMision {
  readonly usuario: number;
  /** The new mission. */
  readonly rango: number;
  /** The price that was shown. */
  readonly creditos: number;
}

/** What a sale chooses from. */
export interface Oferta {
  /** Who can buy (usuariosVentaMision). */
  readonly compradores: readonly Comprador[];
  /** The price list in ladder order (getRangosVenta). */
  readonly precios: readonly MisionPrecio[];
  /** Of the agency's settings, the category from which one needs a signature (configuracion). */
  readonly configuracion: { readonly firma_desde: number };
}

export interface MisionesScreenProps {
  /** The missions sold, the newest first (misionesVenta). */
  state: ScreenState<{ readonly vendidas: readonly MisionVendida[] }>;
  viewer: Subject;
  /** The form of a new sale is open. */
  isSelling: boolean;
  onSelling: (isSelling: boolean) => void;
  /** Loaded when the form is open. */
  oferta: ScreenState<Oferta>;
  /** Sells (addMision). A rejection is shown in the form. */
  onSell: Act<[NuevaMision]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
