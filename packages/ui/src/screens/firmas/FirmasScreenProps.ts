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

/** Whose signature is being set: somebody still to be chosen, or the one on whose row it was asked for. */
export type Firmante = { readonly id: number | null };

export interface FirmasScreenProps {
  /** The signatures in use, in order of the people's names (getAllFirmas). */
  state: ScreenState<{ readonly firmas: readonly FirmaFila[] }>;
  viewer: Subject;
  /** The person whose signature is being set; null while the dialog is closed. */
  firmante: Firmante | null;
  onFirmante: (firmante: Firmante | null) => void;
  /** Active people (getUsuarios), loaded while a signature is being set. */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** Sets a signature (addFirma). A rejection is shown in the form. */
  onSign: Act<[NuevaFirma]>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
