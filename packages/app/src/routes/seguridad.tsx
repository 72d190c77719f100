import { isProtected } from '@garita/domain/factores/isProtected';
import { SeguridadScreen } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { useExigencia } from './seguridad/useExigencia';
import { useSegundoFactor } from './seguridad/useSegundoFactor';
import { useTokens } from './seguridad/useTokens';

export function Component() {
  const sesiones = useQuery(read('sesiones'));
  const cerrarSesion = useWrite('cerrarSesion');
  const cerrarOtrasSesiones = useWrite('cerrarOtrasSesiones');
  const segundoFactor = useSegundoFactor();
  const { state } = segundoFactor;
  const exigencia = useExigencia(state.kind === 'ready' && isProtected(state.data));
  const tokens = useTokens();
  return (
    <SeguridadScreen
      segundoFactor={segundoFactor}
      sesiones={{
        state: toScreenState({ sesiones }),
        onClose: (id) => cerrarSesion({ id }),
        onCloseOthers: () => cerrarOtrasSesiones(),
      }}
      tokens={tokens}
      exigencia={exigencia}
    />
  );
}
