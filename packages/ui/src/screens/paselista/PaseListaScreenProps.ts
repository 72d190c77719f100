import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { ListasPase, ResultadoPase } from '@garita/domain/paselista/lista';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type PaseLista = Schemas['PaseLista'];
export type Tiempo = Schemas['Tiempo'];
export type Persona = Schemas['Persona'];

/** A roll call that is being written. */
export interface Borrador {
  /** What became of whom, by the id of their session: a mark goes when its session closes, and means nothing to the next one. */
  readonly marcas: Readonly<Record<number, ResultadoPase>>;
  /** The person left in charge; null for none, absent for the screen's proposal. */
  readonly queda?: number | null;
}

export const SIN_MARCAS: Borrador = { marcas: {} };

/** A roll call to be sent, with people's ids. */
interface ListaPasada extends ListasPase {
  /** Who is left in charge. */
  readonly encargado: number;
}

/** The people whom a roll call covers, and those who can be left in charge. */
export interface Llamada {
  /** The open sessions (getTimesLista). Their minutes may be old: the screen reckons them from the instants. */
  readonly tiempos: readonly Tiempo[];
  /** The active users (getUsuarios). */
  readonly personas: readonly Persona[];
}

export interface PaseListaScreenProps {
  /** The roll calls held, newest first (paseListas), and whether the last one is too recent for another (isPaseLista). */
  state: ScreenState<{ readonly pases: readonly PaseLista[]; readonly isHeld: boolean }>;
  viewer: Subject & { readonly usuario: string };
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** Whether a new list is being written instead of the history being read. */
  isCalling: boolean;
  onCalling: (isCalling: boolean) => void;
  /** Loaded while a list is being written. */
  llamada: ScreenState<Llamada>;
  /** Held by the route, so that neither Back nor a reload loses it. */
  borrador: Borrador;
  onBorrador: (borrador: Borrador) => void;
  /** Sends a list (sendLista). Rejected because of how things stand, it must have everything fetched again. */
  onSend: Act<[ListaPasada]>;
  /** Told when the wait after the last roll call is over, so that isPaseLista is asked again. */
  onWaitOver: () => void;
}
