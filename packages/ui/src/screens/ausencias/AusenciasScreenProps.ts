import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { AusenciaValues } from '@garita/domain/ausencias/ausencia.rules';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Ausencia = components['schemas']['Ausencia'];

/** What can be done with an absence that waits. */
export type Decision = 'aceptar' | 'cancelar';

export interface AusenciasData {
  /** The agency's day, `YYYY-MM-DD` (getHoy). */
  readonly hoy: string;
  /** The viewer's own, the newest first (getMyAusencias). */
  readonly propias: readonly Ausencia[];
  /** Everybody's, the newest first (getAusencias); null for who may not see them. */
  readonly todas: readonly Ausencia[] | null;
}

export interface AusenciasScreenProps {
  state: ScreenState<AusenciasData>;
  viewer: Subject;
  /** Asks for an absence of the viewer (addAusencia). A rejection is shown in the form. */
  onRequest: Act<[AusenciaValues]>;
  /** Accepts or cancels one that waits (ausenciaAction). A rejection is shown in the question. */
  onDecide: Act<[Ausencia, Decision]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
