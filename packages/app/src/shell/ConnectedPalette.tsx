import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { rutaDePersona } from '@garita/domain/equipo/rutaDePersona';
import type { MenuGroup } from '@garita/domain/pantallas';
import { CommandPalette } from '@garita/ui/shell/CommandPalette';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
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
  // What is done to one person from anywhere begins at an address of its own.
  const actosDe: ComponentProps<typeof CommandPalette>['actosDe'] = ({ id, id_categoria, usuario }) => [
    ...(typeof id_categoria === 'number' && can(ACCESS.sendMulta, user, { target: { id, id_categoria } })
      ? [{ ruta: `/multas?multar=${id}`, nombre: `Multar a ${usuario}` }]
      : []),
    ...(can(ACCESS.addMembresia, user) ? [{ ruta: `/membresias?vender=${id}`, nombre: `Vender membresía a ${usuario}` }] : []),
    ...(can(ACCESS.verUltimoAscenso, user) ? [{ ruta: `/ascensos?persona=${id}`, nombre: `Ascenso de ${usuario}` }] : []),
  ];
  const rutaDe = ({ usuario }: { usuario: string }) => rutaDePersona(usuario);
  return <CommandPalette {...rest} pantallas={pantallas} personas={personas} rutaDe={rutaDe} actosDe={actosDe} />;
}
