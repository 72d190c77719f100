import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { toast } from '@garita/ui/components/toast';
import type { PaletteCommand } from '@garita/ui/shell/CommandPalette';
import { setTheme, useTheme } from '@garita/ui/theme/useTheme';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../data/useWrite';
import { isRestricted } from '../portal/isRestricted';
import { usePortal } from '../portal/PortalContext';
import { useUser } from '../portal/useSession';
import { fichajesQuery } from '../queries/fichajes';

/** The commands of the palette. @param onTeclas opens the list of shortcuts */
export function usePaletteCommands(onTeclas: () => void): readonly PaletteCommand[] {
  const { signOut, queryClient } = usePortal();
  const user = useUser();
  const { tema } = useTheme();
  const actionFichar = useWrite('actionFichar');
  const navigate = useNavigate();
  const refuse = ({ message }: Error) => toast.error({ text: message });
  const enter = () => void actionFichar({ op: 0 }).catch(refuse);
  const leave = async () => {
    try {
      const fichajes = await queryClient.fetchQuery(fichajesQuery());
      // The exit seems forgotten. On the screen Fichaje the user chooses between leaving now and at
      // the time when the avatar was last seen.
      if (fichajes.some(({ olvidada }) => olvidada?.visto)) return void navigate('/fichaje');
      await actionFichar({
        op: 1,
        ...(user && can(ACCESS.getAllTime, user) && { desligar: [] }),
      });
    } catch (error) {
      refuse(error as Error);
      // A 409 means that the clock-out would leave times without a senior. The screen Fichaje lists
      // them and asks for confirmation.
      if (error instanceof ApiError && error.httpStatus === 409) void navigate('/fichaje');
    }
  };
  const isDark = tema === 'oscuro';
  const mayFichar =
    user !== null &&
    !isRestricted(user) &&
    can(ACCESS.actionFichar, user, { target: user, values: { op: 0 } });
  return [
    ...(mayFichar && user.fichaje
      ? [
          {
            id: 'orden:salida',
            nombre: 'Fichar la salida',
            sinonimos: 'fichaje fuera terminar',
            onDo: () => void leave(),
          },
        ]
      : []),
    ...(mayFichar && !user.fichaje
      ? [
          {
            id: 'orden:entrada',
            nombre: 'Fichar la entrada',
            sinonimos: 'fichaje dentro empezar',
            onDo: enter,
          },
        ]
      : []),
    {
      id: 'orden:tema',
      nombre: isDark ? 'Usar el tema claro' : 'Usar el tema oscuro',
      sinonimos: 'noche día modo colores',
      onDo: () => setTheme(isDark ? 'claro' : 'oscuro'),
    },
    {
      id: 'orden:teclas',
      nombre: 'Ver las teclas',
      sinonimos: 'atajos ayuda teclado',
      onDo: onTeclas,
    },
    ...(user
      ? [
          {
            id: 'orden:salir',
            nombre: 'Salir',
            sinonimos: 'cerrar sesión desconectar',
            onDo: signOut,
          },
        ]
      : []),
  ];
}
