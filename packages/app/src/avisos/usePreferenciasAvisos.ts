import type { PreferenciasAvisosProps } from '@garita/ui/screens/avisos/PreferenciasProps';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { usePermisoSistema } from './usePermisoSistema';

/** Where a person is told of what, and whether this browser can. @param isWanted false for whom the server tells nothing yet */
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
      // Asked within the press, which is what browsers want; the answer is this browser's, the choice the person's.
      if (modo === 'sistema') void pedir();
      await cambiar({ tipos: { [tipo]: modo } });
    },
  };
}
