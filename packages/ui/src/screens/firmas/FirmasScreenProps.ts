import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type FirmaFila = components['schemas']['FirmaFila'];
type Persona = components['schemas']['Persona'];

/** A signature as it is sent, in upper case (FIR-05, FIR-07). */
interface NuevaFirma {
  readonly id: number;
  readonly firma: string;
}

/**
 * The form's person. `id` is null until the user chooses a person; a row's button sets it from the
 * start.
 */
export type Firmante = { readonly id: number | null };

export interface FirmasScreenProps {
  /** The signatures in use, sorted by the person's name (getAllFirmas). */
  state: ScreenState<{ readonly firmas: readonly FirmaFila[] }>;
  viewer: Subject;
  /** The form's person; null while the dialog is closed. */
  firmante: Firmante | null;
  onFirmante: (firmante: Firmante | null) => void;
  /** Active people (getUsuarios), loaded while the dialog is open. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** Sets a signature (addFirma). The form shows a rejection. */
  onSign: Act<[NuevaFirma]>;
}
