import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Empleado = components['schemas']['EmpleadoMes'];
export type Persona = components['schemas']['Persona'];

interface EmpleadoMesData {
  /** Who is and was employee of the month, the newest first (allEmpleadoMes). */
  readonly empleados: readonly Empleado[];
}

export interface EmpleadoMesScreenProps {
  state: ScreenState<EmpleadoMesData>;
  /** Everybody who can be added (getUsuarios); asked for by the form alone. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** Adds people by their ids (actionEmpleadoMes 0). A rejection is shown in the form. */
  onAdd: Act<[readonly number[]]>;
  /** Removes one who is active (actionEmpleadoMes 1). A rejection is shown in the question. */
  onRemove: Act<[Empleado]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
