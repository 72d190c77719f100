import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Descuento } from '@garita/domain/fichajes/acciones';
import type { Modulo } from '@garita/domain/registros/modulos';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

/** Every log by its name on the wire, the newest entry first. */
export type Registros = Pick<components['schemas']['Registros'], Modulo>;
/** An entry of a log. */
export type Entrada<M extends Modulo> = Registros[M][number];
export type FichajeRegistrado = Entrada<'fichajes'>;

/** What is looked for in which log; an empty word looks for nothing. */
export interface Busqueda {
  readonly modulo: Modulo;
  readonly palabra: string;
}

export interface RegistrosScreenProps {
  /** The log on screen, or what was found of the word in it (POST getLog), as far as it was asked for. */
  state: ScreenState<{ readonly registros: Partial<Registros> }>;
  /** The log on screen, and the word that is looked for in it. */
  busqueda: Busqueda;
  /** Whether there may be older ones, which are brought when asked for. */
  hayMas: boolean;
  onMore: () => void;
  isCargandoMas: boolean;
  viewer: Subject;
  /** Another log was opened, or a word typed. */
  onSearch: (busqueda: Busqueda) => void;
  /** Takes minutes off a closed clock-in (actionFichar, op 5 and 10). A rejection is shown in the question. */
  onSubtract: Act<[FichajeRegistrado, Descuento]>;
  /** Takes any minutes off one, below 0, or gives them back, with a reason (actionFichar, op 2). */
  onCorrect: Act<[FichajeRegistrado, { readonly minutos: number; readonly motivo: string }]>;
}
