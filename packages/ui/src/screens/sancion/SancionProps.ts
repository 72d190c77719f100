import type { components } from '@garita/api-client/schema';
import type { InfraccionRef } from '@garita/domain/normativa/normativa';
import type { ScreenState } from '../ScreenState';

type Schemas = components['schemas'];
export type Propuesta = Schemas['PropuestaNormativa'];

export interface Elegida {
  readonly usuario: number;
  readonly infraccion: string;
}

/** The data with which a form proposes a sanction by the normativa. */
export interface SancionProps {
  /** The published normativa (normativa), loaded while the form is open. */
  normativa: ScreenState<{ readonly normativa: Schemas['NormativaPublicada'] }>;
  /**
   * The proposal for the chosen person and infraction (propuestaNormativa); loading until both are
   * chosen.
   */
  propuesta: ScreenState<{ readonly propuesta: Propuesta }>;
  /** Called with the chosen person and infraction; null if one of them is missing. */
  onElegir: (elegida: Elegida | null) => void;
}

/** The fields that are sent with a sanction; empty if the sanction names no infraction. */
export interface SancionEnviada {
  readonly infraccion?: InfraccionRef;
  readonly porque?: string;
}
