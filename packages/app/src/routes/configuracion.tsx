import { PANTALLAS } from '@garita/domain/pantallas';
import { keptSeparador } from '@garita/ui/components/DataTable/keptSeparador';
import { ConfiguracionScreen } from '@garita/ui/screens/sesion/ConfiguracionScreen';
import { useTheme } from '@garita/ui/theme/useTheme';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreferenciasAvisos } from '../avisos/usePreferenciasAvisos';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { usePortal } from '../portal/PortalContext';
import { useSignedInUser } from '../portal/useSession';

const perfilPath = PANTALLAS.find(({ id }) => id === 'perfil')?.ruta ?? '/';

export function Component() {
  const { session } = usePortal();
  const viewer = useSignedInUser();
  const { config, debeCambiarClave } = viewer;
  const [isTraspasando, setTraspasando] = useState(false);
  const navigate = useNavigate();
  const { choice, setTheme } = useTheme();
  const [separador, setSeparador] = useState(keptSeparador.read);
  const cambiarCuenta = useWrite('cambiarCuentaEncargado');
  const changeConfig = useWrite('changeConfig');
  const cambioClave = useWrite('cambioClave');
  return (
    <ConfiguracionScreen
      config={config}
      debeCambiarClave={debeCambiarClave}
      claveDada={session.getClaveDada()}
      onChangeConfig={async (op) => {
        try {
          await changeConfig({ op });
        } catch (error) {
          // Without an answer the switch's position is unknown, so the session is reloaded.
          await session.reload();
          throw error;
        }
      }}
      tema={choice}
      onTema={setTheme}
      separador={separador}
      onSeparador={(eleccion) => {
        keptSeparador.keep(eleccion);
        setSeparador(eleccion);
      }}
      avisos={usePreferenciasAvisos(!debeCambiarClave)}
      onChangeClave={async ({ clavea, claven }) => {
        await cambioClave({ clavea, claven });
        await navigate(debeCambiarClave ? '/' : perfilPath);
      }}
      viewer={viewer}
      isTraspasando={isTraspasando}
      onHandingOver={setTraspasando}
      personas={useReads({ personas: read('getUsuarios') }, isTraspasando)}
      cuenta={useReads({ cuenta: read('cuentaEncargado') }, viewer.permisoSys === 1)}
      onChangeCuenta={(cuenta) => cambiarCuenta({ cuenta })}
      // The hand-over ends this session on the server, so the page signs out before any refetch.
      onHandOver={useWrite('traspasarPropiedad', { onAnswer: session.logout })}
    />
  );
}
