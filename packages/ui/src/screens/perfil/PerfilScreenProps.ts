import type { components } from '@garita/api-client/schema';
import type { DetalleState } from '../nomina/NominaScreenProps';
import type { HistoriaProps } from '../persona/PersonaScreenProps';
import type { ScreenState } from '../ScreenState';

export type Perfil = components['schemas']['Perfil'];
export type Cuenta = components['schemas']['Cuenta'];
export type PerfilHistorial = components['schemas']['PerfilHistorial'];

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
  /** The explanation of the viewer's pay, while it is open; null otherwise. */
  detalle: DetalleState | null;
  onDetalle: (isAsked: boolean) => void;
  historia: HistoriaProps;
  /** The server's clock, in milliseconds. */
  now: () => number;
}
