import { PrepararScreen, type PrepararState } from '@garita/ui/screens/agencia/PrepararScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { toScreenState } from '../../data/toScreenState';
import { writeOptions } from '../../data/useWrite';
import { usePortal } from '../../portal/PortalContext';
import { ShellContext } from '../../portal/ShellContext';
import { isConfiguradaQuery } from '../../queries/agencia';
import { useSecret } from '../../router/useSecret';

const zona = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first step: whose agency it is. The next ones are taken signed in, which it sees to. */
export function QuienEres() {
  const { api, session } = usePortal();
  const enlace = useSecret();
  const isConfigurada = useQuery(isConfiguradaQuery());
  const preparar = useMutation(writeOptions('setUpAgencia', api, { isToldElsewhere: true }));
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
        const { msg } = await preparar.mutateAsync(
          { ...values, escalafon: 'vacia', enlace: enlace ?? '' },
          { onError: () => void isConfigurada.refetch() },
        );
        const isIn = await session.login({ usuario: values.usuario, clave: values.clave }).then(
          () => true,
          () => false,
        );
        // Takes the secret, which is worth nothing from now on, out of the address and the history.
        await navigate(isIn ? '/preparar/escala' : '/', { replace: true });
        // What was made is there, whatever kept them from coming in at once.
        if (!isIn) onSignIn({ usuario: values.usuario, mensaje: msg });
      }}
    />
  );
}
