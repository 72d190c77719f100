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
  /** The allowed list, in order of name (getWhiteList). */
  readonly permitidos: readonly Permitido[];
}

export interface ClonesScreenProps extends IngresoProps {
  state: ScreenState<ClonesData>;
  /** Whom the allowed list can be given; looked at only for who may change it. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  viewer: Subject;
  /** Puts a person on the allowed list or takes them off it (actionWhite). A rejection is shown where it was asked. */
  onAllow: Act<[id: number, permitido: boolean]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
