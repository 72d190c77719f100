import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { SancionEnviada, SancionProps } from '../sancion/SancionProps';
import type { Act } from '../useAct';

export type Degrado = components['schemas']['Degrado'];
type Persona = components['schemas']['Persona'];

/** A demotion as it is sent. */
export interface NuevoDegrado extends SancionEnviada {
  readonly usuario: number;
  readonly motivo: string;
  /** The lower mission. */
  readonly rango: number;
}

/** A step of the ladder; what `rangos` answers fits. */
export interface Mision {
  readonly id: number;
  readonly id_categoria: number;
  readonly nombre: string;
}

/** What a demotion is chosen from. */
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
  /** Whether somebody is being demoted. */
  isAsking: boolean;
  /** Whom that begins with; null = nobody is chosen yet. */
  degradado?: number | null;
  onAsking: (isAsking: boolean) => void;
  /** Loaded while somebody is being demoted. */
  opciones: ScreenState<Opciones>;
  /** By the rules, if an infraction is named. */
  sancion: SancionProps;
  /** Demotes somebody (actionDegrado). A rejection is shown in the question. */
  onDemote: Act<[NuevoDegrado]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
