import type { components } from '@garita/api-client/schema';
import type { InfraccionRef } from '@garita/domain/normativa/normativa';
import type { ScreenState } from '../ScreenState';

type Schemas = components['schemas'];
export type Propuesta = Schemas['PropuestaNormativa'];

export interface Elegida {
  readonly usuario: number;
  readonly infraccion: string;
}

/** The data of a form whose sanction can follow the rules. */
export interface SancionProps {
  /** The published rules (normativa), loaded while the form is open. */
  normativa: ScreenState<{ readonly normativa: Schemas['NormativaPublicada'] }>;
  /**
   * The proposal for the chosen person and infraction (propuestaNormativa); loading while none is
   * chosen.
   */
  propuesta: ScreenState<{ readonly propuesta: Propuesta }>;
  /** Called with the choice; null without a person or an infraction. */
  onElegir: (elegida: Elegida | null) => void;
}

/** The fields that a sanction with an infraction sends. */
export interface SancionEnviada {
  readonly infraccion?: InfraccionRef;
  readonly porque?: string;
}
