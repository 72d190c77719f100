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
  /** Edits a thing: the shown version and the changed fields. A rejection is shown in the form. */
  onEditRango: Act<[Categoria, Partial<CategoriaValues>]>;
  onEditMembresia: Act<[Membresia, Partial<MembresiaValues>]>;
  /** Adds a new one to the catalogue (crearMembresia). A rejection is shown in the form. */
  onCrearMembresia: Act<[MembresiaValues]>;
  /** Uploads a picture and resolves with its address; a rejection's message is shown. */
  onImagen: (bytes: Uint8Array) => Promise<string>;
  /** Withdraws one (retirarMembresia), and restores it (reponerMembresia). */
  onRetirarMembresia: Act<[Membresia]>;
  onReponerMembresia: Act<[Membresia]>;
  /** Adds the three memberships of the sample, for an empty catalogue. */
  onCatalogoDeMuestra: Act<[]>;
  onEditMision: Act<[Mision, Partial<MisionValues>]>;
}
