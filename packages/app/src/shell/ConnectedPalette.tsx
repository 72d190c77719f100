import { rutaDePersona } from '@garita/domain/equipo/rutaDePersona';
import type { MenuGroup } from '@garita/domain/pantallas';
import { CommandPalette } from '@garita/ui/shell/CommandPalette';
import { skipToken, useQuery } from '@tanstack/react-query';
import { personasQuery } from '../queries/usuarios';
import { isHeld } from '../session/isHeld';
import { useUser } from '../session/useSession';

interface ConnectedPaletteProps {
  menu: readonly MenuGroup[];
  isOpen: boolean;
  onClose: () => void;
  onGo: (ruta: string) => void;
}

/** The palette of this person: the screens of their menu, and everybody whom they may look up. */
export function ConnectedPalette({ menu, ...rest }: ConnectedPaletteProps) {
  const user = useUser();
  const query = personasQuery();
  const { data: personas = [] } = useQuery({ ...query, ...((user === null || isHeld(user)) && { queryFn: skipToken }), enabled: rest.isOpen });
  const inicio = { ruta: '/', titulo: 'Inicio', grupo: '' };
  const pantallas = [inicio, ...menu.flatMap(({ titulo: grupo, pantallas: list }) => list.map(({ ruta, titulo }) => ({ ruta, titulo, grupo })))];
  return <CommandPalette {...rest} pantallas={pantallas} personas={personas} rutaDe={({ usuario }) => rutaDePersona(usuario)} />;
}
