import { RecuperarScreen } from '@garita/ui/screens/agencia/RecuperarScreen';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../data/useWrite';
import { ShellContext } from '../portal/ShellContext';
import { useSecret } from '../router/useSecret';

export function Component() {
  const enlace = useSecret();
  const recuperarPropietario = useWrite('recuperarPropietario', { isToldElsewhere: true });
  const { onSignIn } = useContext(ShellContext);
  const navigate = useNavigate();
  return (
    <RecuperarScreen
      hasEnlace={enlace !== null}
      onRecover={async (values) => {
        const { usuario, msg } = await recuperarPropietario({ ...values, enlace: enlace ?? '' });
        // Removes the used secret from the address and the history.
        await navigate('/', { replace: true });
        onSignIn({ usuario, mensaje: msg });
      }}
    />
  );
}
