import type { components } from '@garita/api-client/schema';
import type { Pendiente } from '@garita/domain/inicio/pendientes';
import type { ReactNode } from 'react';
import type { Persona } from '../PersonaHead';
import type { Act } from '../useAct';
import type { BloqueState } from './Bloque';

export type Hoy = components['schemas']['Hoy'];

export interface Shortcut {
  readonly id: string;
  readonly ruta: string;
  readonly titulo: string;
}

export interface DiaProps {
  persona: Persona;
  isDentro: boolean;
  hoy: BloqueState<Hoy>;
  pendientes: BloqueState<readonly Pendiente[]>;
  atajos: readonly Shortcut[];
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** The scene of the clocked-in people (`Puesto`), above everything else. */
  puesto?: ReactNode;
  onClockIn: Act<[]>;
}
