import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Empleado = components['schemas']['EmpleadoMes'];
export type Persona = components['schemas']['Persona'];

interface EmpleadoMesData {
  /** Current and former employees of the month, the newest first (allEmpleadoMes). */
  readonly empleados: readonly Empleado[];
}

export interface EmpleadoMesScreenProps {
  state: ScreenState<EmpleadoMesData>;
  /** The people to add (getUsuarios); loaded only for the form. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** Adds people by their ids (actionEmpleadoMes 0). The form shows a rejection. */
  onAdd: Act<[readonly number[]]>;
  /** Removes a current one (actionEmpleadoMes 1). The question shows a rejection. */
  onRemove: Act<[Empleado]>;
}
