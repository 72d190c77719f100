import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { CategoriaValues, MembresiaValues, MisionValues } from '@garita/domain/mantenimiento/catalogo';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Categoria = components['schemas']['CategoriaEditable'];
export type Membresia = components['schemas']['Membresia'];
export type Mision = components['schemas']['Mision'];

export interface MantenimientoData {
  /** In ladder order (allInfoRank). */
  readonly categorias: readonly Categoria[];
  /** The catalogue (getMembresias). */
  readonly membresias: readonly Membresia[];
  /** In ladder order (allInfoMision). */
  readonly misiones: readonly Mision[];
}

export interface MantenimientoScreenProps {
  state: ScreenState<MantenimientoData>;
  viewer: Subject;
  /** Edit one thing: as it was shown, and what of it changes. A rejection is shown in the form. */
  onEditRango: Act<[Categoria, Partial<CategoriaValues>]>;
  onEditMembresia: Act<[Membresia, Partial<MembresiaValues>]>;
  onEditMision: Act<[Mision, Partial<MisionValues>]>;
  /** A text to be shown as a notice too: a rule that stopped a form. */
  onAviso: (texto: string) => void;
}
