import type { components } from '@garita/api-client/schema';
import type { DetalleState } from '../nomina/NominaScreenProps';
import type { HistoriaProps } from '../persona/PersonaScreenProps';
import type { ScreenState } from '../ScreenState';

export type Perfil = components['schemas']['Perfil'];
export type Cuenta = components['schemas']['Cuenta'];
export type PerfilHistorial = components['schemas']['PerfilHistorial'];

/** Whose profile it is. */
interface PerfilViewer {
  readonly usuario: string;
  readonly mision: string;
  readonly firma: string | null;
  readonly id_categoria: number;
}

export interface PerfilScreenProps {
  state: ScreenState<{
    readonly perfil: Perfil;
    readonly historial: PerfilHistorial;
    readonly cuenta: Cuenta;
  }>;
  viewer: PerfilViewer;
  /** Why I earn what I earn, while that is asked for; null otherwise. */
  detalle: DetalleState | null;
  /** Asks why, or is done with it. */
  onDetalle: (isAsked: boolean) => void;
  /** What has happened to me. */
  historia: HistoriaProps;
  /** The server's clock, in ms. */
  now: () => number;
}
