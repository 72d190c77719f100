import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Persona } from '../../components/UserPicker/findPeople';
import type { IngresoProps } from '../IngresoDialog';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Grupo = components['schemas']['ClonGrupo'];
export type Clon = Grupo['users'][number];
export type Permitido = components['schemas']['ClonPermitido'];

export interface ClonesData {
  /** People who share an address, the oldest group first (getAllClones). */
  readonly grupos: readonly Grupo[];
  /** The allowed list, sorted by name (getWhiteList). */
  readonly permitidos: readonly Permitido[];
}

export interface ClonesScreenProps extends IngresoProps {
  state: ScreenState<ClonesData>;
  /** The people to allow; used only when the viewer may change the list. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  viewer: Subject;
  /** Adds a person to the allowed list or removes them (actionWhite). */
  onAllow: Act<[id: number, permitido: boolean]>;
}
