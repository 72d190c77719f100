import type { components } from '@garita/api-client/schema';
import type { VetoValues } from '@garita/domain/vetos/veto.rules';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Veto = components['schemas']['Veto'];

export interface VetosScreenProps {
  /** Every veto, the newest first (vetos). */
  state: ScreenState<{ readonly vetos: readonly Veto[]; readonly hoy: string }>;
  /** Vetoes a name (vetar). The form shows a rejection. */
  onVeto: Act<[VetoValues]>;
  /** The signed-in user. An undo lifts only vetoes that this user added. */
  viewer: Pick<components['schemas']['SessionUser'], 'usuario'>;
  /** Active people (getUsuarios), for the form for several names. */
  personas: ScreenState<{ readonly personas: readonly components['schemas']['Persona'][] }>;
  /** Vetoes many names, one call each (vetar). */
  onLote: SendLote<VetoValues, 'vetar'>;
  /** Lifts many vetoes, one call each (levantarVeto): the undo of `onLote`. */
  onLiftLote: SendLote<Veto, 'levantar'>;
  /** Lifts a veto (levantarVeto). The confirmation shows a rejection. */
  onLift: Act<[Veto]>;
}
