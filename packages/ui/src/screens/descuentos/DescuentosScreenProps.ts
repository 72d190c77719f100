import type { components } from '@garita/api-client/schema';
import type { DescuentoValues } from '@garita/domain/descuentos/descuento.rules';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Descuento = components['schemas']['Descuento'];

interface DescuentosData {
  /** The valid codes, sorted by code (getAllDescuentos). */
  readonly descuentos: readonly Descuento[];
}

export interface DescuentosScreenProps {
  state: ScreenState<DescuentosData>;
  /** Creates a code (actionDescuentos 0). The form shows a rejection. */
  onCreate: Act<[DescuentoValues]>;
  /** Deletes a code (actionDescuentos 1). The confirmation shows a rejection. */
  onDelete: Act<[Descuento]>;
}
