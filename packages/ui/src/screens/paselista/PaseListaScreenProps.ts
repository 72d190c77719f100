import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ListasPase, ResultadoPase } from '@garita/domain/paselista/lista';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type PaseLista = Schemas['PaseLista'];
export type Tiempo = Schemas['Tiempo'];
export type Persona = Schemas['Persona'];

export interface Borrador {
  /** The marks, by the id of the person's time. When a time ends, its mark ends too. */
  readonly marcas: Readonly<Record<number, ResultadoPase>>;
  /** The person left in charge: null for none, absent for the screen's proposal. */
  readonly queda?: number | null;
}

export const SIN_MARCAS: Borrador = { marcas: {} };

/** A roll call to send; it lists people by their ids. */
interface ListaPasada extends ListasPase {
  readonly encargado: number;
}

export interface DatosNuevaLista {
  /**
   * The open times (getTimesLista). The screen computes their minutes from the instants, so an old
   * answer still shows the right minutes.
   */
  readonly tiempos: readonly Tiempo[];
  /** The active users (getUsuarios). */
  readonly personas: readonly Persona[];
}

export interface PaseListaScreenProps {
  /**
   * The past roll calls, the newest first (paseListas), and whether the last roll call is too
   * recent to start another (isPaseLista).
   */
  state: ScreenState<{ readonly pases: readonly PaseLista[]; readonly isHeld: boolean }>;
  viewer: Subject & { readonly usuario: string };
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** Whether a new list is being written; otherwise the history is shown. */
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
  /** The data of a new list, loaded while it is being written. */
  datos: ScreenState<DatosNuevaLista>;
  /** The draft of the list. The route keeps it, so that it survives Back and a reload. */
  borrador: Borrador;
  onBorrador: (borrador: Borrador) => void;
  /** Sends a list (sendLista). After a conflict the caller must refetch everything. */
  onSend: Act<[ListaPasada]>;
  /** Called when the wait after the last roll call ends, to refetch isPaseLista. */
  onWaitOver: () => void;
}
