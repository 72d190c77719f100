import type { components } from '@garita/api-client/schema';
import type { Pendiente } from '@garita/domain/inicio/pendientes';
import type { ReactNode } from 'react';
import type { Persona } from '../PersonaHead';
import type { Solicitud, SolicitudesScreenProps } from '../solicitudes/SolicitudesScreenProps';
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
  /** The promotion that waits for the user's answer; null without one. */
  solicitud: Solicitud | null;
  /** The user's answers to that promotion. */
  respuesta: Omit<SolicitudesScreenProps, 'state'>;
  /**
   * The screens that the user opens most. Empty for leaders, whose start page has the tasks. The
   * app's `isLeader` decides who is a leader.
   */
  atajos: readonly Shortcut[];
  /** The instant of the next pay, ISO 8601. */
  paga: BloqueState<string>;
  /** Called when the pay is due, to fetch the instant of the next pay. */
  onPaga: () => void;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** A new agency's first steps (`PrimerosPasosCard`), for its owner; above everything else. */
  primeros?: ReactNode;
  /** The scene of the clocked-in people (`Puesto`), above the cards. */
  puesto?: ReactNode;
  onClockIn: Act<[]>;
}
