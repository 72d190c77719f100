import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { IngresoProps } from '../IngresoDialog';
import type { ScreenState } from '../ScreenState';
import type { SancionEnviada, SancionProps } from '../sancion/SancionProps';
import type { Act } from '../useAct';

export type Despido = components['schemas']['Despido'];
type Persona = components['schemas']['Persona'];

/** A dismissal as it is sent. */
export interface NuevoDespido extends SancionEnviada {
  readonly usuario: number;
  readonly motivo: string;
}

export interface DespidosScreenProps extends IngresoProps {
  /** Every dismissal, the newest first (getAllDespidos). */
  state: ScreenState<{ readonly despidos: readonly Despido[] }>;
  viewer: Subject;
  /** Whether somebody is being dismissed. */
  isAsking: boolean;
  /** Whom that begins with; null = nobody is chosen yet. */
  despedido?: number | null;
  onAsking: (isAsking: boolean) => void;
  /** Active people (getUsuarios), loaded while somebody is being dismissed. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** By the rules, if an infraction is named. */
  sancion: SancionProps;
  /** Dismisses somebody (despedir). A rejection is shown in the question. */
  onDismiss: Act<[NuevoDespido]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
