import type { ModoAviso, TipoAviso } from '@garita/domain/avisos/aviso';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

/** Permission for system notifications: granted, denied, not asked, unsupported, no https. */
export type PermisoSistema = 'concedido' | 'negado' | 'sinPedir' | 'imposible' | 'sinHttps';

export interface PreferenciasAvisosProps {
  /** The user's choice for each kind of notice they can get (preferenciasAvisos). */
  state: ScreenState<{
    readonly preferencias: { readonly tipos: Readonly<Partial<Record<TipoAviso, ModoAviso>>> };
  }>;
  /** «Avisos de la app» is off: no notice is sent, whatever the choices. */
  isApagado: boolean;
  permiso: PermisoSistema;
  onPermitir: () => void;
  /** Sets the choice for one kind (cambiarPreferenciasAvisos). */
  onChoose: Act<[tipo: TipoAviso, modo: ModoAviso]>;
}
