import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Permiso } from '@garita/domain/acceso/permisos';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Excepcion = components['schemas']['Excepcion'];
export type Persona = components['schemas']['Persona'];

export interface ExcepcionesData {
  /** One row a person, in order of name (getExcepciones). */
  readonly excepciones: readonly Excepcion[];
  /** Everybody who is active (getUsuarios). */
  readonly personas: readonly Persona[];
}

export interface ExcepcionesScreenProps {
  state: ScreenState<ExcepcionesData>;
  viewer: Subject;
  /** Tells whose codes are looked at, null once nobody's are: `deCategoria` is about them. */
  onPersona: (id: number | null) => void;
  /** The codes that the person looked at has from their category; null while that is not known. */
  deCategoria: readonly string[] | null;
  /** Gives somebody codes of their own (actionExcepciones, op 0). */
  onCreate: Act<[usuario: number, codigos: readonly Permiso[]]>;
  /** Changes them, all at once (op 1). */
  onEdit: Act<[Excepcion, codigos: readonly Permiso[]]>;
  /** Takes them all (op 2). */
  onDelete: Act<[Excepcion]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
