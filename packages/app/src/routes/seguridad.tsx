import { isProtected } from '@garita/domain/factores/isProtected';
import { SeguridadScreen } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { closeOtherSesiones, closeSesion, sesionesQuery } from '../queries/sesion';
import { useExigencia } from '../seguridad/useExigencia';
import { useSegundoFactor } from '../seguridad/useSegundoFactor';
import { useTokens } from '../seguridad/useTokens';

export function Component() {
  const sesiones = useQuery(sesionesQuery());
  const { mutateAsync: close } = useMutation(closeSesion());
  const { mutateAsync: closeOthers } = useMutation(closeOtherSesiones());
  const segundoFactor = useSegundoFactor();
  const { state } = segundoFactor;
  const exigencia = useExigencia(state.kind === 'ready' && isProtected(state.data));
  const tokens = useTokens();
  return (
    <SeguridadScreen
      segundoFactor={segundoFactor}
      sesiones={{ state: toScreenState({ sesiones }), onClose: close, onCloseOthers: () => closeOthers() }}
      tokens={tokens}
      exigencia={exigencia}
    />
  );
}
