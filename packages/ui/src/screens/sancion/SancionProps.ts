import type { components } from '@garita/api-client/schema';
import type { InfraccionRef } from '@garita/domain/normativa/normativa';
import type { ScreenState } from '../ScreenState';

type Schemas = components['schemas'];
export type Propuesta = Schemas['PropuestaNormativa'];

/** Whose infraction it is, and which. */
export interface Elegida {
  readonly usuario: number;
  readonly infraccion: string;
}

/** What a form needs to sanction by the rules. */
export interface SancionProps {
  /** What there is to choose from (normativa), loaded while the form is open. */
  normativa: ScreenState<{ readonly normativa: Schemas['NormativaPublicada'] }>;
  /** What the rules propose for what is chosen (propuestaNormativa); loading while nothing is. */
  propuesta: ScreenState<{ readonly propuesta: Propuesta }>;
  /** Told what is chosen; null while there is no person or no infraction. */
  onElegir: (elegida: Elegida | null) => void;
}

/** What a sanction that names its infraction is sent with. */
export interface SancionEnviada {
  readonly infraccion?: InfraccionRef;
  readonly porque?: string;
}
