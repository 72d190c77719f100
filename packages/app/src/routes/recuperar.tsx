import { RecuperarScreen } from '@garita/ui/screens/agencia/RecuperarScreen';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { recuperarCuenta } from '../queries/agencia';
import { useSecret } from '../router/useSecret';
import { ShellContext } from '../shell/shellContext';

export function Component() {
  const enlace = useSecret();
  const { mutateAsync: recuperar } = useMutation(recuperarCuenta());
  const { onAcceder } = useContext(ShellContext);
  const navigate = useNavigate();
  return (
    <RecuperarScreen
      hasEnlace={enlace !== null}
      onRecuperar={async (values) => {
        const { usuario, msg } = await recuperar({ ...values, enlace: enlace ?? '' });
        // Takes the secret, which is worth nothing from now on, out of the address and the history.
        await navigate('/', { replace: true });
        onAcceder({ usuario, mensaje: msg });
      }}
    />
  );
}
