import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';

export type AjustesPaga = components['schemas']['AjustesPaga'];
type Cambio = components['schemas']['AjustesPagaCambio'];

export interface PagaSeccionProps {
  state: ScreenState<{ readonly paga: AjustesPaga }>;
  /**
   * Saves the changed fields with their previous values (setPaga). A rejection is shown at its
   * field, or above the form.
   */
  onSave: Act<[{ data: Cambio; previos: Cambio }]>;
}
