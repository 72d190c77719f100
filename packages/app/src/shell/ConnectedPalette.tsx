import type { MenuGroup } from '@garita/domain/pantallas';
import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import { mayMirar } from '@garita/domain/puerta/mayMirar';
import { rutaDePuerta } from '@garita/domain/puerta/rutaDePuerta';
import { CommandPalette } from '@garita/ui/shell/CommandPalette';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { read } from '../data/read';
import { isRestricted } from '../portal/isRestricted';
import { usePortal } from '../portal/PortalContext';
import { useUser } from '../portal/useSession';
import { actosDe } from '../routes/persona/actosDe';
import { createRecents } from './createRecents';
import { SYNONYMS } from './synonyms';
import { usePaletteCommands } from './usePaletteCommands';

interface ConnectedPaletteProps {
  menu: readonly MenuGroup[];
  isOpen: boolean;
  onClose: () => void;
  onGo: (ruta: string) => void;
  onTeclas: () => void;
}

export function ConnectedPalette({ menu, onGo, onTeclas, ...rest }: ConnectedPaletteProps) {
  const recientes = usePortal().one(createRecents);
  const user = useUser();
  const query = read('getUsuarios');
  const { data: personas = [] } = useQuery({
    ...query,
    ...((user === null || isRestricted(user)) && { queryFn: skipToken }),
    enabled: rest.isOpen,
  });
  const inicio = { ruta: '/', titulo: 'Inicio', grupo: '' };
  const pantallas = [
    inicio,
    ...menu.flatMap(({ titulo: grupo, pantallas: list }) =>
      list.map(({ id, ruta, titulo }) => ({
        ruta,
        titulo,
        grupo,
        sinonimos: (SYNONYMS as Readonly<Record<string, string>>)[id] ?? '',
      })),
    ),
  ];
  const puertaDe = (nombre: string) =>
    user && mayMirar(user) ? [{ ruta: rutaDePuerta(nombre), nombre: `Puerta ${nombre}` }] : [];
  const acts: ComponentProps<typeof CommandPalette>['actosDe'] = ({ id, id_categoria, usuario }) =>
    typeof id_categoria === 'number'
      ? [...actosDe(user, { id, id_categoria, usuario }), ...puertaDe(usuario)]
      : [];
  const deTexto = (typed: string) => {
    const [, nombre] = /^puerta\s+(\S.*)$/i.exec(typed) ?? [];
    return (nombre && puertaDe(nombre)[0]) || null;
  };
  const rutaDe = ({ usuario }: { usuario: string }) => rutaDePersona(usuario);
  const yo = user?.id ?? null;
  const go = (ruta: string) => {
    recientes.note(yo, ruta);
    onGo(ruta);
  };
  return (
    <CommandPalette
      {...rest}
      pantallas={pantallas}
      personas={personas}
      rutaDe={rutaDe}
      actosDe={acts}
      deTexto={deTexto}
      ordenes={usePaletteCommands(onTeclas)}
      recientes={recientes.read(yo)}
      onGo={go}
    />
  );
}
