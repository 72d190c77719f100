import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Periodo } from '@garita/domain/membresias/periodo';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type MembresiaVendida = Schemas['MembresiaVendida'];
export type Membresia = Schemas['Membresia'];

interface NuevaMembresia {
  /** A user's id, or the name of a person outside the agency. */
  readonly user: number | string;
  readonly membresia: number;
  /** Absent for a permanent membership. */
  readonly periodo?: Periodo;
  /** The price that the form shows, in credits. */
  readonly creditos: number;
}

export interface Oferta {
  /** The catalogue (getMembresias). */
  readonly catalogo: readonly Membresia[];
  /** Active people (getUsuarios). */
  readonly personas: readonly Schemas['Persona'][];
}

export interface MembresiasScreenProps {
  /** The sold memberships, the newest first (allMembership). */
  state: ScreenState<{ readonly vendidas: readonly MembresiaVendida[] }>;
  viewer: Subject;
  /** The server's clock, in milliseconds. */
  now: () => number;
  isSelling: boolean;
  /** The person selected at first; null for none. */
  comprador: number | null;
  onSelling: (isSelling: boolean) => void;
  /** The form's choices, loaded while the form is open. */
  oferta: ScreenState<Oferta>;
  /** Sells a membership (addMembresia). The form shows a rejection. */
  onSell: Act<[NuevaMembresia]>;
  /** Deletes a sale (deleteMemb). The confirmation shows a rejection. */
  onDelete: Act<[MembresiaVendida]>;
}
