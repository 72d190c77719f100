import type { components } from '@garita/api-client/schema';
import type { VetoValues } from '@garita/domain/vetos/veto.rules';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Veto = components['schemas']['Veto'];

export interface VetosScreenProps {
  /** Every veto, the newest first (vetos). */
  state: ScreenState<{ readonly vetos: readonly Veto[]; readonly hoy: string }>;
  /** Vetoes a name (vetar). The form shows a rejection. */
  onVeto: Act<[VetoValues]>;
  /** Lifts a veto (levantarVeto). The confirmation shows a rejection. */
  onLift: Act<[Veto]>;
}
