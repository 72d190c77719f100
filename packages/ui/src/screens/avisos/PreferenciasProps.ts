import type { ModoAviso, TipoAviso } from '@garita/domain/avisos/aviso';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

/**
 * The browser's permission for system notifications: granted, denied, not asked yet, unsupported,
 * or unavailable without https.
 */
export type PermisoSistema = 'concedido' | 'negado' | 'sinPedir' | 'imposible' | 'sinHttps';

export interface PreferenciasAvisosProps {
  /** The user's choice for each kind of notice they can get (preferenciasAvisos). */
  state: ScreenState<{
    readonly preferencias: { readonly tipos: Readonly<Partial<Record<TipoAviso, ModoAviso>>> };
  }>;
  /** Whether the setting «Avisos de la app» is off: then no notice is sent at all. */
  isApagado: boolean;
  permiso: PermisoSistema;
  onPermitir: () => void;
  /** Sets the choice for one kind (cambiarPreferenciasAvisos). */
  onChoose: Act<[tipo: TipoAviso, modo: ModoAviso]>;
}
