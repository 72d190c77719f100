import type { PreferenciasAvisosProps } from '@garita/ui/screens/avisos/PreferenciasProps';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { usePermisoSistema } from './usePermisoSistema';

/** @param isWanted false while the server refuses all reads of this user */
export function usePreferenciasAvisos(
  isWanted: boolean,
): Omit<PreferenciasAvisosProps, 'isApagado'> {
  const { permiso, pedir } = usePermisoSistema();
  const cambiar = useWrite('cambiarPreferenciasAvisos');
  return {
    state: useReads({ preferencias: read('preferenciasAvisos') }, isWanted),
    permiso,
    onPermitir: () => void pedir(),
    onChoose: async (tipo, modo) => {
      // Browsers show the permission dialog only during a press, so it is requested before the
      // write.
      if (modo === 'sistema') void pedir();
      await cambiar({ tipos: { [tipo]: modo } });
    },
  };
}
