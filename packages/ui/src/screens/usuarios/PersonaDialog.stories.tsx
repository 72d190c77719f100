import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectSeen, findDialog, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { SERVER_DOWN } from '../storyData';
import { PersonaDialog } from './PersonaDialog';
import { excepcionDe, fichaOf, OFICIAL_I, permisosOf } from './storyUsuarios';

const meta = {
  id: 'pantallas-usuarios-persona',
  title: 'Pantallas/Usuarios/Persona',
  component: PersonaDialog,
  args: {
    ficha: { kind: 'ready', data: fichaOf(OFICIAL_I) },
    permisos: {
      kind: 'ready',
      data: {
        permisos: permisosOf(OFICIAL_I, { excepciones: { mul: excepcionDe(2, 'Gerente') } }),
      },
    },
    viewer: STORY_PEOPLE.Gerente,
    onClose: fn(),
    onEdit: fn(async () => undefined),
    onRegenerate: fn(async () => ({ clave: 'k7pm-x3rt-9wqd-4hza' })),
    onResetFactores: fn(async () => undefined),
    onDeleteIp: fn(async () => undefined),
    onReadmit: fn(async () => undefined),
    onCopy: fn(),
  },
} satisfies Meta<typeof PersonaDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConPermisos: Story = {
  play: async () => {
    const permisos = within(
      (await findDialog('Oficial')).getByRole('region', { name: 'Permisos' }),
    );
    await expectSeen(permisos.getByText('Poner, cobrar y borrar multas'));
    await expect(
      permisos.getByText('Editar los rangos, las membresías y las misiones de la agencia'),
    ).not.toBeVisible();
  },
};

export const PermisosEnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const CargandoPermisos: Story = {
  args: { permisos: { kind: 'loading' } },
  play: async ({ args }) => {
    await press(await findDialog('Oficial'), 'Guardar');
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledTimes(1));
  },
};

export const PermisosConError: Story = {
  args: { permisos: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async () => {
    const dialog = await findDialog('Oficial');
    await expectSeen(dialog.getByText(SERVER_DOWN));
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  },
};

export const SinVerPermisos: Story = {
  args: { viewer: { ...STORY_PEOPLE.Supervisora, permisos: ['adm'] } },
  play: async () => {
    const dialog = await findDialog('Oficial');
    await expectSeen(dialog.getByText('Oficiales · Categoría 5'));
    await expect(dialog.queryByRole('region', { name: 'Permisos' })).not.toBeInTheDocument();
  },
};

export const PermisosNegados: Story = {
  args: { permisos: { kind: 'forbidden' } },
  play: async () => {
    const dialog = await findDialog('Oficial');
    await expectSeen(dialog.getByText('Oficiales · Categoría 5'));
    await expect(dialog.queryByRole('region', { name: 'Permisos' })).not.toBeInTheDocument();
  },
};
