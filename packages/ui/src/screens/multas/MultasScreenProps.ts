import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { SancionEnviada, SancionProps } from '../sancion/SancionProps';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type Multa = Schemas['Multa'];

/** What is done to many fines at once. */
export type ActoMultas = 'cobrar' | 'descobrar';

/** A fine as it goes over the wire. */
export interface NuevaMulta extends SancionEnviada {
  readonly usuario: number;
  readonly motivo: string;
  readonly creditos: number;
}

export interface MultasScreenProps {
  /** Every fine, the newest first (getAllMultas). */
  state: ScreenState<{ readonly multas: readonly Multa[] }>;
  viewer: Subject;
  /** The form of a new fine is open. */
  isAsking: boolean;
  /** Whom that form begins with; null = nobody is chosen yet. */
  multado: number | null;
  onAsking: (isAsking: boolean) => void;
  /** Everybody active (getUsuarios), loaded when the form is open. */
  personas: ScreenState<{ readonly personas: readonly Schemas['Persona'][] }>;
  /** By the rules, if an infraction is named. */
  sancion: SancionProps;
  /** Fines somebody (sendMulta). A rejection is shown in the form. */
  onFine: Act<[NuevaMulta]>;
  /** Marks a fine as collected or not (actionMulta). A rejection becomes a notice. */
  onMark: Act<[Multa, boolean]>;
  /** The same for many at once, each by itself (actionMulta). */
  onLote: SendLote<Multa, ActoMultas>;
  /** Deletes a fine (deleteMulta). A rejection is shown in the question. */
  onDelete: Act<[Multa]>;
  /** A text to be shown as a notice: a rule that stopped the form, or a refusal that has no better place. */
  onAviso: (texto: string) => void;
}
