import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';

export type Perfil = components['schemas']['Perfil'];
export type PerfilHistorial = components['schemas']['PerfilHistorial'];

/** Whose profile it is. */
interface PerfilViewer {
  readonly usuario: string;
  readonly mision: string;
  readonly firma: string | null;
  readonly id_categoria: number;
}

export interface PerfilScreenProps {
  state: ScreenState<{ readonly perfil: Perfil; readonly historial: PerfilHistorial }>;
  viewer: PerfilViewer;
  /** The server's clock, in ms. */
  now: () => number;
}
