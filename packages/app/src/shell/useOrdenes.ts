import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { toast } from '@garita/ui/components/toast';
import type { Orden } from '@garita/ui/shell/CommandPalette';
import { setTheme, useTheme } from '@garita/ui/theme/useTheme';
import { useWrite } from '../data/useWrite';
import { session } from '../portal';
import { isHeld } from '../session/isHeld';
import { useUser } from '../session/useSession';

/** What the palette does without going anywhere. @param onTeclas shows the keys */
export function useOrdenes(onTeclas: () => void): readonly Orden[] {
  const user = useUser();
  const { tema } = useTheme();
  const actionFichar = useWrite('actionFichar');
  const fichar = (op: 0 | 1) => void actionFichar({ op }).catch(({ message }: Error) => toast.error({ text: message }));
  const isDark = tema === 'oscuro';
  const mayFichar = user !== null && !isHeld(user) && can(ACCESS.actionFichar, user, { target: user, values: { op: 0 } });
  return [
    ...(mayFichar && user.fichaje ? [{ id: 'orden:salida', nombre: 'Fichar la salida', sinonimos: 'fichaje fuera terminar', onDo: () => fichar(1) }] : []),
    ...(mayFichar && !user.fichaje ? [{ id: 'orden:entrada', nombre: 'Fichar la entrada', sinonimos: 'fichaje dentro empezar', onDo: () => fichar(0) }] : []),
    {
      id: 'orden:tema',
      nombre: isDark ? 'Usar el tema claro' : 'Usar el tema oscuro',
      sinonimos: 'noche día modo colores',
      onDo: () => setTheme(isDark ? 'claro' : 'oscuro'),
    },
    { id: 'orden:teclas', nombre: 'Ver las teclas', sinonimos: 'atajos ayuda teclado', onDo: onTeclas },
    ...(user ? [{ id: 'orden:salir', nombre: 'Salir', sinonimos: 'cerrar sesión desconectar', onDo: () => session.logout() }] : []),
  ];
}
