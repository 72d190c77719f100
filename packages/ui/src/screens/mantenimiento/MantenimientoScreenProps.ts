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
  parte: ParteMantenimiento;
  onParte: (parte: ParteMantenimiento) => void;
  /** Saves the changed fields of the shown version. The form shows a rejection. */
  onEditRango: Act<[Categoria, Partial<CategoriaValues>]>;
  onEditMembresia: Act<[Membresia, Partial<MembresiaValues>]>;
  /** Adds a membership to the catalogue (crearMembresia). The form shows a rejection. */
  onCrearMembresia: Act<[MembresiaValues]>;
  /** Uploads a picture and resolves with its address. The form shows the reason of a rejection. */
  onImagen: (bytes: Uint8Array) => Promise<string>;
  /** Withdraws a membership from sale (retirarMembresia); `onReponerMembresia` offers it again. */
  onRetirarMembresia: Act<[Membresia]>;
  onReponerMembresia: Act<[Membresia]>;
  /** Adds the sample's three memberships to an empty catalogue. */
  onCatalogoDeMuestra: Act<[]>;
  onEditMision: Act<[Mision, Partial<MisionValues>]>;
}
