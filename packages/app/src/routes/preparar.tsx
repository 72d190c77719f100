import { PrepararScreen, type PrepararState } from '@garita/ui/screens/agencia/PrepararScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { toScreenState } from '../data/toScreenState';
import { writeOptions } from '../data/writeOptions';
import { isConfiguradaQuery } from '../queries/agencia';
import { useSecret } from '../router/useSecret';
import { ShellContext } from '../shell/shellContext';

const zona = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Component() {
  const enlace = useSecret();
  const isConfigurada = useQuery(isConfiguradaQuery());
  const preparar = useMutation(writeOptions('setUpAgencia', { isToldElsewhere: true }));
  const { onSignIn } = useContext(ShellContext);
  const navigate = useNavigate();
  const toState = (): PrepararState => {
    // Once it is sent the form stays until the page is left: what has just been done needs no "it is done already".
    if (preparar.isPending || preparar.isSuccess) return { kind: 'ready' };
    const state = toScreenState({ isConfigurada });
    if (state.kind === 'forbidden') return { kind: 'loading' };
    if (state.kind !== 'ready') return state;
    if (state.data.isConfigurada) return { kind: 'configurada' };
    return { kind: enlace === null ? 'sinEnlace' : 'ready' };
  };
  return (
    <PrepararScreen
      state={toState()}
      zona={zona}
      onSetUp={async ({ referido: _, ...values }) => {
        // Refused, somebody may have been faster, or an earlier answer got lost on its way.
        const { msg } = await preparar.mutateAsync({ ...values, enlace: enlace ?? '' }, { onError: () => void isConfigurada.refetch() });
        // Takes the secret, which is worth nothing from now on, out of the address and the history.
        await navigate('/', { replace: true });
        onSignIn({ usuario: values.usuario, mensaje: msg });
      }}
    />
  );
}
