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

/** A mission of the ladder, with the fields of a `rangos` item that the form needs. */
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
  /** The form's choices, loaded while the form is open. */
  opciones: ScreenState<Opciones>;
  /** The normativa and the sanction it proposes when the user names an infraction. */
  sancion: SancionProps;
  /** Demotes a person (actionDegrado). The confirmation shows a rejection. */
  onDemote: Act<[NuevoDegrado]>;
}
