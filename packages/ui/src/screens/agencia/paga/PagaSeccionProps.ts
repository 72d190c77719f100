import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';

export type AjustesPaga = components['schemas']['AjustesPaga'];
type AjustesPagaCambio = components['schemas']['AjustesPagaCambio'];

export interface PagaSeccionProps {
  state: ScreenState<{ readonly paga: AjustesPaga }>;
  /** Saves changed fields with their previous values (setPaga). The form shows a rejection. */
  onSave: Act<[{ data: AjustesPagaCambio; previos: AjustesPagaCambio }]>;
}
