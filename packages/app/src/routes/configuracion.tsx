import { PANTALLAS } from '@garita/domain/pantallas';
import { ConfiguracionScreen } from '@garita/ui/screens/sesion/ConfiguracionScreen';
import { useTheme } from '@garita/ui/theme/useTheme';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { session } from '../portal';
import { cambiarClave, cambiarConfig } from '../queries/sesion';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

const perfilPath = PANTALLAS.find(({ id }) => id === 'perfil')?.ruta ?? '/';

export function Component() {
  const { config, debeCambiarClave } = useSignedInUser();
  const navigate = useNavigate();
  const notice = useFormNotice();
  const { choice, setTheme } = useTheme();
  // Without an answer nobody knows which way the switch stands: the server is asked.
  const { mutateAsync: cambiar } = useMutation({ ...cambiarConfig(), onError: () => session.reload() });
  const { mutateAsync: cambiarLaClave } = useMutation(cambiarClave());
  return (
    <ConfiguracionScreen
      config={config}
      debeCambiarClave={debeCambiarClave}
      onCambiarConfig={cambiar}
      tema={choice}
      onTema={setTheme}
      onCambiarClave={async (values) => {
        notice.clear();
        await cambiarLaClave(values);
        await navigate(perfilPath);
      }}
      onAviso={notice.show}
    />
  );
}
