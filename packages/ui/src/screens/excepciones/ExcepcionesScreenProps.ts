import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Permiso } from '@garita/domain/acceso/permisos';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Excepcion = components['schemas']['Excepcion'];
export type Persona = components['schemas']['Persona'];

export interface ExcepcionesData {
  /** One row per person, sorted by name (getExcepciones). */
  readonly excepciones: readonly Excepcion[];
  readonly personas: readonly Persona[];
}

export interface ExcepcionesScreenProps {
  state: ScreenState<ExcepcionesData>;
  viewer: Subject;
  /** Called with the form's chosen person, to load `deCategoria`; null when the form closes. */
  onPersona: (id: number | null) => void;
  /** The permissions that the chosen person's category gives; null while unknown. */
  deCategoria: readonly string[] | null;
  /** Gives a person permissions by exception (actionExcepciones, op 0). */
  onCreate: Act<[usuario: number, codigos: readonly Permiso[]]>;
  /** Replaces the permissions of an exception (op 1). */
  onEdit: Act<[Excepcion, codigos: readonly Permiso[]]>;
  /** Removes the exception (op 2). */
  onDelete: Act<[Excepcion]>;
}
