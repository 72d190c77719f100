import type { ModoAviso, TipoAviso } from '@garita/domain/avisos/aviso';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

/** Whether this browser shows the portal's notices by the system: it may, may not, has not been asked, cannot, or cannot at an address without https. */
export type PermisoSistema = 'concedido' | 'negado' | 'sinPedir' | 'imposible' | 'sinHttps';

export interface PreferenciasAvisosProps {
  /** Of each kind that this person can get, where they are told of it (preferenciasAvisos). */
  state: ScreenState<{
    readonly preferencias: { readonly tipos: Readonly<Partial<Record<TipoAviso, ModoAviso>>> };
  }>;
  /** «Avisos de la app» is off: nothing is told, whatever is chosen. */
  isApagado: boolean;
  permiso: PermisoSistema;
  /** Asks this browser's owner to allow it. */
  onPermitir: () => void;
  /** Chooses for one kind (cambiarPreferenciasAvisos). */
  onChoose: Act<[tipo: TipoAviso, modo: ModoAviso]>;
}
