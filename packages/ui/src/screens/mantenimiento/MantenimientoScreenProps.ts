import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type {
  CategoriaValues,
  MembresiaValues,
  MisionValues,
} from '@garita/domain/mantenimiento/catalogo';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Categoria = components['schemas']['CategoriaEditable'];
export type Membresia = components['schemas']['MembresiaDelCatalogo'];
/** A tab. */
export type ParteMantenimiento = 'rangos' | 'membresias' | 'misiones';
export type Mision = components['schemas']['Mision'];

export interface MantenimientoData {
  /** In ladder order (allInfoRank). */
  readonly categorias: readonly Categoria[];
  /** The whole catalogue (catalogoMembresias). */
  readonly membresias: readonly Membresia[];
  /** In ladder order (allInfoMision). */
  readonly misiones: readonly Mision[];
}

export interface MantenimientoScreenProps {
  state: ScreenState<MantenimientoData>;
  viewer: Subject;
  /** The tab that is shown. */
  parte: ParteMantenimiento;
  onParte: (parte: ParteMantenimiento) => void;
  /** Edit one thing: as it was shown, and what of it changes. A rejection is shown in the form. */
  onEditRango: Act<[Categoria, Partial<CategoriaValues>]>;
  onEditMembresia: Act<[Membresia, Partial<MembresiaValues>]>;
  /** Put a new one on offer (crearMembresia). A rejection is shown in the form. */
  onCrearMembresia: Act<[MembresiaValues]>;
  /** Keeps a picture and says where it can be seen from now on; a rejection's message is shown. */
  onImagen: (bytes: Uint8Array) => Promise<string>;
  /** Take one off (retirarMembresia), and offer it again (reponerMembresia). */
  onRetirarMembresia: Act<[Membresia]>;
  onReponerMembresia: Act<[Membresia]>;
  /** Put the three of the sample on offer, for an agency that has none. */
  onCatalogoDeMuestra: Act<[]>;
  onEditMision: Act<[Mision, Partial<MisionValues>]>;
  /** A text to be shown as a notice too: a rule that stopped a form. */
  onAviso: (texto: string) => void;
}
