import type { components, operations } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { SancionProps } from '../sancion/SancionProps';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type Multa = Schemas['Multa'];

export type ActoMultas = 'cobrar' | 'descobrar';

export type NuevaMulta = operations['sendMulta']['requestBody']['content']['application/json'];

export interface MultasScreenProps {
  /** Every fine, the newest first (getAllMultas). */
  state: ScreenState<{ readonly multas: readonly Multa[] }>;
  viewer: Subject;
  isAsking: boolean;
  /** Id of the preselected person; null for none. */
  multado: number | null;
  onAsking: (isAsking: boolean) => void;
  /** Active people (getUsuarios), loaded when the form is open. */
  personas: ScreenState<{ readonly personas: readonly Schemas['Persona'][] }>;
  sancion: SancionProps;
  /** Fines a person (sendMulta). A rejection is shown in the form. */
  onFine: Act<[NuevaMulta]>;
  /** Marks a fine as collected or not (actionMulta). A rejection becomes a notice. */
  onMark: Act<[Multa, boolean]>;
  /** The same for many, one call each (actionMulta). */
  onLote: SendLote<Multa, ActoMultas>;
  /** Deletes a fine (deleteMulta). A rejection is shown in the question. */
  onDelete: Act<[Multa]>;
}
