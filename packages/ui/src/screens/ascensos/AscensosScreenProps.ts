import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { FailedState, LoadingState, ReadyState, ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Persona = components['schemas']['Persona'];
export type Turno = components['schemas']['Turno'];
export type Ascenso = components['schemas']['Ascenso'];

/** Who looks: the session user fits. */
interface AscensosViewer extends Subject {
  readonly firma: string | null;
}

/** The record that was asked for: `idle` before the first search, `notFound` for the server's 404. */
export type BusquedaState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'notFound' }
  | LoadingState
  | FailedState
  | ReadyState<Ascenso>;

export interface AscensosScreenProps {
  /** Everyone who can be looked up (getUsuariosAscensos). */
  state: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** Who can be promoted by this viewer (turnosAscenso). Shown only while no record is open. */
  turnos: ScreenState<{ readonly turnos: readonly Turno[] }>;
  /** Whose record was asked for, null before the first search. */
  buscado: number | null;
  /** The record of `buscado` (verUltimoAscenso). */
  busqueda: BusquedaState;
  viewer: AscensosViewer;
  /** The agency's acronym (configuracion). */
  siglas: string;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** Requests a person's record; for the same person again it must be fetched anew. */
  onSearch: (usuario: number) => void;
  /** Proposes the promotion (sendAscenso). The record must be fetched again afterwards. */
  onSend: Act<[usuario: number]>;
  /** The wait shown has just run out: fetch the record again. */
  onWaitOver: (usuario: number) => void;
  /** A text of level 1 to be shown as a notice too (ASC-03). */
  onAviso: (texto: string) => void;
}
