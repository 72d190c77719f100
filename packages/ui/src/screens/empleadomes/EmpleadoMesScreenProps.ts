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
  /** The people to add (getUsuarios), loaded while the form is open. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** Adds people by their ids (actionEmpleadoMes 0). The form shows a rejection. */
  onAdd: Act<[readonly number[]]>;
  /** Removes an employee of the month (actionEmpleadoMes 1). The confirmation shows a rejection. */
  onRemove: Act<[Empleado]>;
}
