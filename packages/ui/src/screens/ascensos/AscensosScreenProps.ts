import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { FailedState, LoadingState, ReadyState, ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Persona = components['schemas']['Persona'];
export type Turno = components['schemas']['Turno'];
export type Ascenso = components['schemas']['Ascenso'];

/** Who looks: the session user fits. */
export interface AscensosViewer extends Subject {
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
  /** Whose turn it is, for this viewer (turnosAscenso). Looked at only while nobody's record is asked for. */
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
  /** Asked for somebody's record, also when it is the same person again: then it must be fetched afresh. */
  onSearch: (usuario: number) => void;
  /** Proposes the promotion (sendAscenso). The record must be fetched again afterwards. */
  onSend: Act<[usuario: number]>;
  /** The wait shown has just run out: fetch the record again. */
  onWaitOver: (usuario: number) => void;
  /** A text of level 1 to be shown as a notice too (ASC-03). */
  onAviso: (texto: string) => void;
}
