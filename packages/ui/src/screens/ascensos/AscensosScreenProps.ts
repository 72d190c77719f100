import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Cola } from '../cola/ColaProps';
import type { FailedState, LoadingState, ReadyState, ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Persona = components['schemas']['Persona'];
export type Turno = components['schemas']['Turno'];
export type Ascenso = components['schemas']['Ascenso'];

interface AscensosViewer extends Subject {
  readonly firma: string | null;
}

/** The state of the requested record: `idle` before the first search, `notFound` for a 404. */
export type BusquedaState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'notFound' }
  | LoadingState
  | FailedState
  | ReadyState<Ascenso>;

export interface AscensosScreenProps {
  /** Everyone who can be looked up (getUsuariosAscensos). */
  state: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** When the viewer may promote each person (turnosAscenso); shown while no record is open. */
  turnos: ScreenState<{ readonly turnos: readonly Turno[] }>;
  /** The id of the requested person; null before the first search. */
  buscado: number | null;
  /** The record of `buscado` (verUltimoAscenso). */
  busqueda: BusquedaState;
  viewer: AscensosViewer;
  /** The agency's acronym (configuracion). */
  siglas: string;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** Requests a person's record; a repeated search must fetch it again. */
  onSearch: (usuario: number) => void;
  /** The proposals made in the list of `turnos`. Each is sent when it can no longer be undone. */
  cola: Cola<Turno, 'proponer'>;
  /** Proposes the promotion (sendAscenso). The caller fetches the record again afterwards. */
  onSend: Act<[usuario: number]>;
  /** Called when the displayed wait ends; the caller fetches the record again. */
  onWaitOver: (usuario: number) => void;
}
