import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { AusenciaValues } from '@garita/domain/ausencias/ausencia.rules';
import type { Cola } from '../cola/ColaProps';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Ausencia = components['schemas']['Ausencia'];

/**
 * A superior accepts or rejects a pending absence, and its author withdraws it. `terminar` ends an
 * accepted absence early.
 */
export type Decision = 'aceptar' | 'rechazar' | 'retirar' | 'terminar';

export type RespuestaAusencia = Extract<Decision, 'aceptar' | 'rechazar'>;

export type ActoAusencias = Exclude<Decision, 'retirar'>;

export interface AusenciasData {
  /** Today in the agency's zone, `YYYY-MM-DD` (getHoy). */
  readonly hoy: string;
  /** The viewer's own absences, the newest first (getMyAusencias). */
  readonly propias: readonly Ausencia[];
  /** All absences, the newest first (getAusencias); null when the viewer may not see them. */
  readonly todas: readonly Ausencia[] | null;
}

export interface AusenciasScreenProps {
  state: ScreenState<AusenciasData>;
  viewer: Subject;
  /** Requests an absence for the viewer (addAusencia). The form shows the server's refusal. */
  onRequest: Act<[AusenciaValues]>;
  /**
   * Applies a decision (ausenciaAction, retirarAusencia, terminarAusencia). The dialog shows the
   * server's refusal.
   */
  onDecide: Act<[Ausencia, Decision]>;
  /** The queue of answers. Each answer can be undone for a while (ausenciaAction). */
  cola: Cola<Ausencia, RespuestaAusencia>;
  /** Applies one act to many absences (ausenciaAction, terminarAusencia). */
  onLote: SendLote<Ausencia, ActoAusencias>;
}
