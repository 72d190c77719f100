import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Estado = components['schemas']['Estado'];

export interface EstadosScreenProps {
  /** The viewer's own status; null without a status (GET estados). */
  state: ScreenState<{ readonly estado: Estado | null }>;
  usuario: string;
  /** Whether the viewer has the strip of statuses switched on (config.estados). */
  ve: boolean;
  /** Sets the status (actionEstados, op 1). The form shows a rejection. */
  onSet: Act<[estado: string]>;
  /** Deletes the status (actionEstados, op 2). The confirmation shows a rejection. */
  onDelete: Act<[id: number]>;
}
