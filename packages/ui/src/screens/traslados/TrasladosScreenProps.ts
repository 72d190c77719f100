import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Traslado = components['schemas']['Traslado'];
export type Persona = components['schemas']['Persona'];
export type Categoria = components['schemas']['Categoria'];

interface TrasladosData {
  /** Everybody who came from another agency, the newest first (getTraslados). */
  readonly traslados: readonly Traslado[];
}

/** What the form needs besides. */
export interface NuevoTrasladoData {
  /** The active users (getUsuarios). */
  readonly personas: readonly Persona[];
  /** The ladder (rangos). */
  readonly categorias: readonly Categoria[];
  /** From which category on a signature is asked for (configuracion). */
  readonly firmaDesde: number;
}

/** A transfer as it is sent: with what the form showed of it. */
export interface NuevoTraslado {
  readonly usuario: number;
  /** A category. */
  readonly rango: number;
  readonly agencia: string;
  /** Empty = none. */
  readonly firma: string;
  /** Name of the mission as shown. */
  readonly mision: string;
  /** Price as shown, in credits, the discount taken off. */
  readonly creditos: number;
  /** Discount code; empty = none. */
  readonly descuento: string;
}

export interface TrasladosScreenProps {
  /** With whom a new transfer begins that was asked for elsewhere; null or left out = none was. */
  trasladado?: number | null;
  /** That one is done with. */
  onTrasladado?: () => void;
  state: ScreenState<TrasladosData>;
  viewer: Subject;
  nuevo: ScreenState<NuevoTrasladoData>;
  /** Makes a transfer (addTraslado). A rejection is shown in the form. */
  onTransfer: Act<[NuevoTraslado]>;
  /** What a discount code is worth, in percent (getDescuento). A rejection is shown at the code. */
  onDescuento: (code: string) => Promise<number>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
  /** A text to be shown as a notice of success. */
  onDone: (texto: string) => void;
}
