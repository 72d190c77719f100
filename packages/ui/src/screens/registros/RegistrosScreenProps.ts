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
  /** The newest of every log (GET getLog). */
  state: ScreenState<{ readonly registros: Registros }>;
  /** The log on screen, and the word that is looked for in it. */
  busqueda: Busqueda;
  /** What was found of it (POST getLog): that log alone. Looked at only while there is a word. */
  hallado: ScreenState<{ readonly registros: Partial<Registros> }>;
  viewer: Subject;
  /** Another log was opened, or a word typed. */
  onSearch: (busqueda: Busqueda) => void;
  /** Takes minutes off a closed clock-in (actionFichar, op 5 and 10). A rejection is shown in the question. */
  onSubtract: Act<[FichajeRegistrado, Descuento]>;
  /** Takes any minutes off one, below 0, or gives them back, with a reason (actionFichar, op 2). */
  onCorrect: Act<[FichajeRegistrado, { readonly minutos: number; readonly motivo: string }]>;
}
