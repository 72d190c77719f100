import type { components } from '@garita/api-client/schema';
import type { DescuentoValues } from '@garita/domain/descuentos/descuento.rules';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Descuento = components['schemas']['Descuento'];

interface DescuentosData {
  /** The codes that can be used, in order of code (getAllDescuentos). */
  readonly descuentos: readonly Descuento[];
}

export interface DescuentosScreenProps {
  state: ScreenState<DescuentosData>;
  /** Makes a code (actionDescuentos 0). A rejection is shown in the form. */
  onCreate: Act<[DescuentoValues]>;
  /** Deletes one (actionDescuentos 1). A rejection is shown in the question. */
  onDelete: Act<[Descuento]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
