import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Descuento } from '@garita/domain/fichajes/acciones';
import type { Modulo } from '@garita/domain/registros/modulos';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

/** Every log by its name on the wire, the newest entry first. */
export type Registros = Pick<components['schemas']['Registros'], Modulo>;
export type Entrada<M extends Modulo> = Registros[M][number];
export type FichajeRegistrado = Entrada<'fichajes'>;

/** The searched log and the searched word; an empty word means no search. */
export interface Busqueda {
  readonly modulo: Modulo;
  readonly palabra: string;
}

export interface RegistrosScreenProps {
  /** The loaded pages of the log, or of its search results (POST getLog). */
  state: ScreenState<{ readonly registros: Partial<Registros> }>;
  busqueda: Busqueda;
  /** Whether there may be older entries. */
  hayMas: boolean;
  onMore: () => void;
  isCargandoMas: boolean;
  viewer: Subject;
  onSearch: (busqueda: Busqueda) => void;
  /** Deducts minutes from a closed record (actionFichar 5, 10). The dialog shows a rejection. */
  onSubtract: Act<[FichajeRegistrado, Descuento]>;
  /**
   * Deducts minutes from a record (negative `minutos`) or gives deducted minutes back, with a
   * reason (actionFichar, op 2).
   */
  onCorrect: Act<[FichajeRegistrado, { readonly minutos: number; readonly motivo: string }]>;
}
