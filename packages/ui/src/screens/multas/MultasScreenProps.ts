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
  /** Active people (getUsuarios), loaded while the form is open. */
  personas: ScreenState<{ readonly personas: readonly Schemas['Persona'][] }>;
  sancion: SancionProps;
  /** Fines a person (sendMulta). The form shows a rejection. */
  onFine: Act<[NuevaMulta]>;
  /** Marks a fine as collected or not (actionMulta). A rejection becomes a notice. */
  onMark: Act<[Multa, boolean]>;
  /** Marks many fines as collected or not, one call each (actionMulta). */
  onLote: SendLote<Multa, ActoMultas>;
  /** Deletes a fine (deleteMulta). The confirmation shows a rejection. */
  onDelete: Act<[Multa]>;
}
