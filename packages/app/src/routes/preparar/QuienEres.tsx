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

/**
 * The first step creates the owner's account. It also signs the owner in, since the next steps
 * require it.
 */
export function QuienEres() {
  const { api, session } = usePortal();
  const enlace = useSecret();
  const isConfigurada = useQuery(isConfiguradaQuery());
  const preparar = useMutation(writeOptions('setUpAgencia', api, { isToldElsewhere: true }));
  const { onSignIn } = useContext(ShellContext);
  const navigate = useNavigate();
  const toState = (): PrepararState => {
    // After sending, the form stays: otherwise the owner would read that the agency is already set
    // up.
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
      borrador="garita-preparar"
      onSetUp={async ({ referido: _, ...values }) => {
        // After a refusal the check is repeated: another request may have set the agency up, or an
        // earlier answer was lost.
        const { msg } = await preparar.mutateAsync(
          { ...values, escalafon: 'vacia', enlace: enlace ?? '' },
          { onError: () => void isConfigurada.refetch() },
        );
        const isIn = await session.login({ usuario: values.usuario, clave: values.clave }).then(
          () => true,
          () => false,
        );
        // Removes the used secret from the address and the history.
        await navigate(isIn ? '/preparar/escala' : '/', { replace: true });
        // The account exists even if the sign-in failed, so the sign-in dialog opens.
        if (!isIn) onSignIn({ usuario: values.usuario, mensaje: msg });
      }}
    />
  );
}
