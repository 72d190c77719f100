import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { ESCALAFON, FUNDADORA, fichaOf, permisosOf, USUARIOS_HALLADOS } from './storyUsuarios';
import { UsuariosScreen } from './UsuariosScreen';
import type { Usuario } from './UsuariosScreenProps';

export const found = (usuarios: readonly Usuario[]) => ready({ usuarios, rangos: ESCALAFON });

export const open = (
  persona: Usuario,
  permisos = permisosOf(persona, { owner: persona === FUNDADORA }),
) => ({
  persona: persona.id,
  ficha: ready(fichaOf(persona)),
  permisos: ready({ permisos }),
});

export const USUARIOS_META = {
  component: UsuariosScreen,
  args: {
    state: found(USUARIOS_HALLADOS),
    texto: '',
    onTexto: fn(),
    persona: null,
    onPersona: fn(),
    ficha: { kind: 'loading' },
    permisos: { kind: 'loading' },
    viewer: STORY_PEOPLE.Gerente,
    onEdit: fn(async () => undefined),
    onRegenerate: fn(async () => ({ clave: 'k7pm-x3rt-9wqd-4hza' })),
    onResetFactores: fn(async () => undefined),
    onDeleteIp: fn(async () => undefined),
    onReadmit: fn(async () => undefined),
    onCopy: fn(),
    onLote: fn(async (): Promise<string | null> => null),
    onCopyMany: fn(async () => true),
  },
} satisfies Meta<typeof UsuariosScreen>;
