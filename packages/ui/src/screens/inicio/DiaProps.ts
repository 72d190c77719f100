import type { components } from '@garita/api-client/schema';
import type { Pendiente } from '@garita/domain/inicio/pendientes';
import type { ReactNode } from 'react';
import type { Persona } from '../PersonaHead';
import type { Act } from '../useAct';
import type { BloqueState } from './Bloque';

/** `hoy` as on the wire. */
export type Hoy = components['schemas']['Hoy'];

/** A screen that somebody may go to. */
export interface Atajo {
  readonly id: string;
  readonly ruta: string;
  readonly titulo: string;
}

export interface DiaProps {
  persona: Persona;
  /** Whether they are clocked in. */
  isDentro: boolean;
  /** `hoy`. */
  hoy: BloqueState<Hoy>;
  /** `pendientes`. */
  pendientes: BloqueState<readonly Pendiente[]>;
  /** The screens that they use most. */
  atajos: readonly Atajo[];
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** Who else is in (`Puesto`), above it all. */
  puesto?: ReactNode;
  /** Clocks them in. */
  onClockIn: Act<[]>;
}
