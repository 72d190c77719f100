import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Permiso } from '@garita/domain/acceso/permisos';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';
import type { PermisosState } from '../../usuarios/UsuariosScreenProps';
import type { Matriz } from './celdas';

type Persona = components['schemas']['Persona'];
type Filas = components['schemas']['MatrizFilas'];
export type QuienPuede = components['schemas']['QuienPuede'];

export interface PermisosSeccionProps {
  state: ScreenState<{ readonly matriz: Matriz }>;
  viewer: Subject;
  /** Saves rows with their previous values (setMatriz). A rejection is shown above the matrix. */
  onSave: Act<[{ data: Filas; previos: Filas }]>;
  /** The permission whose people are shown; null for none. */
  codigo: Permiso | null;
  onCodigo: (codigo: Permiso | null) => void;
  quien: ScreenState<{ readonly quien: QuienPuede }>;
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** The person whose permissions are shown; null for none. */
  persona: number | null;
  onPersona: (id: number | null) => void;
  permisos: PermisosState;
  /** The address of the section where the agency is transferred. */
  traspaso: string;
}
