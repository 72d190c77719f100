import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { SancionEnviada, SancionProps } from '../sancion/SancionProps';
import type { Act } from '../useAct';

export type Degrado = components['schemas']['Degrado'];
type Persona = components['schemas']['Persona'];

export interface NuevoDegrado extends SancionEnviada {
  readonly usuario: number;
  readonly motivo: string;
  readonly rango: number;
}

/** A step of the ladder; an item of `rangos` fits. */
export interface Mision {
  readonly id: number;
  readonly id_categoria: number;
  readonly nombre: string;
}

export interface Opciones {
  /** Active people (getUsuarios). */
  readonly personas: readonly Persona[];
  /** Every mission in ladder order (rangos). */
  readonly escalera: readonly Mision[];
}

export interface DegradosScreenProps {
  /** Every demotion, the newest first (getAllDegrados). */
  state: ScreenState<{ readonly degrados: readonly Degrado[] }>;
  viewer: Subject;
  isAsking: boolean;
  /** The preselected person's id; null = none. */
  degradado?: number | null;
  onAsking: (isAsking: boolean) => void;
  /** Loaded while the form is open. */
  opciones: ScreenState<Opciones>;
  /** The sanction by the rules, when an infraction is named. */
  sancion: SancionProps;
  /** Demotes a person (actionDegrado). The question shows a rejection. */
  onDemote: Act<[NuevoDegrado]>;
}
