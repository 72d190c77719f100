import { PANTALLAS } from '@garita/domain/pantallas';
import { ConfiguracionScreen } from '@garita/ui/screens/sesion/ConfiguracionScreen';
import { useTheme } from '@garita/ui/theme/useTheme';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toScreenState } from '../data/toScreenState';
import { session } from '../portal';
import { traspasarAgencia } from '../queries/agencia';
import { cambiarClave, cambiarConfig } from '../queries/sesion';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

const perfilPath = PANTALLAS.find(({ id }) => id === 'perfil')?.ruta ?? '/';

export function Component() {
  const viewer = useSignedInUser();
  const { config, debeCambiarClave } = viewer;
  const [isTraspasando, setTraspasando] = useState(false);
  const personas = useQuery({ ...personasQuery(), enabled: isTraspasando });
  const { mutateAsync: traspasar } = useMutation(traspasarAgencia(session.logout));
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
      viewer={viewer}
      isTraspasando={isTraspasando}
      onTraspasando={setTraspasando}
      personas={toScreenState({ personas })}
      onTraspasar={async (values) => {
        notice.clear();
        await traspasar(values);
      }}
      onAviso={notice.show}
    />
  );
}
