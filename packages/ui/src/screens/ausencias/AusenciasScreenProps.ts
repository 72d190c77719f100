import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { AusenciaValues } from '@garita/domain/ausencias/ausencia.rules';
import type { Cola } from '../cola/ColaProps';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Ausencia = components['schemas']['Ausencia'];

/** What can be done with an absence: others answer one that waits, its person takes it back, and an accepted one ends before its time. */
export type Decision = 'aceptar' | 'rechazar' | 'retirar' | 'terminar';

/** How one that waits is answered. */
export type RespuestaAusencia = Extract<Decision, 'aceptar' | 'rechazar'>;

/** What can be done with many at once. */
export type ActoAusencias = Exclude<Decision, 'retirar'>;

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
  /** Answers one that waits (ausenciaAction), takes it back (retirarAusencia), ends one (terminarAusencia). A rejection is shown in the question. */
  onDecide: Act<[Ausencia, Decision]>;
  /** The answers to those that wait, which can be taken back for a while (ausenciaAction). */
  cola: Cola<Ausencia, RespuestaAusencia>;
  /** Does one act to many: answers those that wait (ausenciaAction), or ends those that are accepted (terminarAusencia). */
  onLote: SendLote<Ausencia, ActoAusencias>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
