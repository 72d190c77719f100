import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Traslado = components['schemas']['Traslado'];
export type Persona = components['schemas']['Persona'];
export type Categoria = components['schemas']['Categoria'];

interface TrasladosData {
  /** All past transfers, the newest first (getTraslados). */
  readonly traslados: readonly Traslado[];
}

export interface NuevoTrasladoData {
  /** The active users (getUsuarios). */
  readonly personas: readonly Persona[];
  readonly categorias: readonly Categoria[];
  /** The lowest category that needs a signature (configuracion). */
  readonly firmaDesde: number;
}

/** A transfer request, with the values that the form showed. */
export interface NuevoTraslado {
  readonly usuario: number;
  readonly rango: number;
  readonly agencia: string;
  /** Empty if the rank needs no signature. */
  readonly firma: string;
  /** Name of the mission as shown. */
  readonly mision: string;
  /** The price that the form shows after the discount, in credits. */
  readonly creditos: number;
  /** Discount code; empty for none. */
  readonly descuento: string;
}

export interface TrasladosScreenProps {
  /** The person of a transfer that was started on another screen; null for none. */
  trasladado?: number | null;
  /** Called when the form of the transfer of `trasladado` closes. */
  onTrasladado?: () => void;
  state: ScreenState<TrasladosData>;
  viewer: Subject;
  nuevo: ScreenState<NuevoTrasladoData>;
  /** Makes a transfer (addTraslado). The form shows a rejection. */
  onTransfer: Act<[NuevoTraslado]>;
  /** Resolves with a code's percentage (getDescuento). The code's field shows a rejection. */
  onDescuento: (code: string) => Promise<number>;
  /** Called with the text of a success notice. */
  onDone: (texto: string) => void;
}
