import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { AusenciaValues } from '@garita/domain/ausencias/ausencia.rules';
import type { Cola } from '../cola/ColaProps';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Ausencia = components['schemas']['Ausencia'];

/**
 * Acts on an absence: a superior accepts or rejects a pending one, its author withdraws it, and an
 * accepted one ends early.
 */
export type Decision = 'aceptar' | 'rechazar' | 'retirar' | 'terminar';

/** The answers to a pending absence. */
export type RespuestaAusencia = Extract<Decision, 'aceptar' | 'rechazar'>;

/** The acts on many at once. */
export type ActoAusencias = Exclude<Decision, 'retirar'>;

export interface AusenciasData {
  /** The agency's day, `YYYY-MM-DD` (getHoy). */
  readonly hoy: string;
  /** The viewer's own, the newest first (getMyAusencias). */
  readonly propias: readonly Ausencia[];
  /** All absences, the newest first (getAusencias); null when the viewer may not see them. */
  readonly todas: readonly Ausencia[] | null;
}

export interface AusenciasScreenProps {
  state: ScreenState<AusenciasData>;
  viewer: Subject;
  /** Requests an absence for the viewer (addAusencia). The form shows a rejection. */
  onRequest: Act<[AusenciaValues]>;
  /**
   * Answers a pending absence (ausenciaAction), withdraws it (retirarAusencia) or ends it
   * (terminarAusencia). The question shows a rejection.
   */
  onDecide: Act<[Ausencia, Decision]>;
  /** The queue of answers, which can be undone for a while (ausenciaAction). */
  cola: Cola<Ausencia, RespuestaAusencia>;
  /**
   * Applies one act to many: answers pending ones (ausenciaAction) or ends accepted ones
   * (terminarAusencia).
   */
  onLote: SendLote<Ausencia, ActoAusencias>;
  /** Receives the text of a rule that stopped the form, to show it as a notice too. */
  onAviso: (texto: string) => void;
}
