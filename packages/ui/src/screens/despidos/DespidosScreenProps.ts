import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { IngresoProps } from '../IngresoDialog';
import type { ScreenState } from '../ScreenState';
import type { SancionEnviada, SancionProps } from '../sancion/SancionProps';
import type { Act } from '../useAct';

export type Despido = components['schemas']['Despido'];
type Persona = components['schemas']['Persona'];

export interface NuevoDespido extends SancionEnviada {
  readonly usuario: number;
  readonly motivo: string;
  /** 1 also vetoes the person's name. */
  readonly vetar?: 1;
}

export interface DespidosScreenProps extends IngresoProps {
  /** Every dismissal, the newest first (getAllDespidos). */
  state: ScreenState<{ readonly despidos: readonly Despido[] }>;
  viewer: Subject;
  isAsking: boolean;
  /** The preselected person's id; null = none. */
  despedido?: number | null;
  onAsking: (isAsking: boolean) => void;
  /** Active people (getUsuarios), loaded while the form is open. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** The normativa and the sanction it proposes when the user names an infraction. */
  sancion: SancionProps;
  /** Dismisses a person (despedir). The confirmation shows a rejection. */
  onDismiss: Act<[NuevoDespido]>;
}
