import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Estado = components['schemas']['Estado'];

export interface EstadosScreenProps {
  /** The viewer's own status; null when none is set (GET estados). */
  state: ScreenState<{ readonly estado: Estado | null }>;
  /** The viewer's name, as it will stand over the message. */
  usuario: string;
  /** Whether the viewer has the strip of statuses switched on (config.estados). */
  ve: boolean;
  /** Sets it (actionEstados, op 1). A rejection is shown in the form. */
  onSet: Act<[estado: string]>;
  /** Deletes it (actionEstados, op 2). A rejection is shown in the question. */
  onDelete: Act<[id: number]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
