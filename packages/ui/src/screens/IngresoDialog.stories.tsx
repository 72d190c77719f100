import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, findQuestion, press } from '../docs/storyActs';
import { STORY_PEOPLE } from '../docs/storyPeople';
import { IngresoDialog } from './IngresoDialog';
import { refusal, SERVER_DOWN } from './storyData';
import { EXPULSADO, excepcionDe, permisosOf } from './usuarios/storyUsuarios';

const PROPIOS = permisosOf(EXPULSADO, {
  excepciones: { mul: excepcionDe(2, 'Gerente'), pag: excepcionDe(1, 'Fundadora') },
});

const meta = {
  id: 'pantallas-ingreso',
  title: 'Pantallas/Ingreso',
  component: IngresoDialog,
  args: {
    regreso: { id: 11, usuario: 'Expulsado' },
    permisos: { kind: 'ready', data: { permisos: PROPIOS } },
    viewer: STORY_PEOPLE.Gerente,
    children: 'Volverá a la agencia con la misión que tenía y sin firma.',
    onReadmit: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof IngresoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => await findQuestion('¿Readmitir a Expulsado?');

/**
 * The dialog lists the person's own permissions from before the dismissal. The switch gives them
 * back.
 */
export const ConPropios: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByText('mul, pag')).toBeVisible());
    await expect(dialog.getByRole('switch', { name: 'Devolvérselos' })).not.toBeChecked();
    await press(dialog, 'Readmitir');
    await expectOnce(args.onReadmit, 11, false);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

export const LosDevuelve: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('switch', { name: 'Devolvérselos' }));
    await press(dialog, 'Readmitir');
    await expectOnce(args.onReadmit, 11, true);
  },
};

export const SinPropios: Story = {
  args: { permisos: { kind: 'ready', data: { permisos: permisosOf(EXPULSADO) } } },
  play: async () => expect((await dialogOf()).queryByRole('switch')).not.toBeInTheDocument(),
};

export const SinExc: Story = {
  args: { viewer: { ...STORY_PEOPLE.Supervisora, permisos: ['usu', 'mul', 'pag'] } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('note')).toHaveTextContent(
      'Volverá sin ellos. Para devolver los permisos propios hace falta el permiso exc.',
    );
    await expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
  },
};

export const SinUnoDeEllos: Story = {
  args: { viewer: { ...STORY_PEOPLE.Supervisora, permisos: ['usu', 'exc', 'mul'] } },
  play: async () =>
    expect((await dialogOf()).getByRole('note')).toHaveTextContent(
      'No puedes dar permisos que no tienes: pag.',
    ),
};

export const Cargando: Story = {
  args: { permisos: { kind: 'loading' } },
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('button', { name: 'Readmitir' })).toBeDisabled();
    await press(dialog, 'Cancelar');
    await expect(args.onReadmit).not.toHaveBeenCalled();
  },
};

/** If the exceptions fail to load, the person is readmitted without them and can get them later. */
export const NoSeSabe: Story = {
  args: { permisos: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('note')).toHaveTextContent('Si los tenía, volverá sin ellos.');
    await press(dialog, 'Reintentar');
    await expect(args.permisos.kind === 'error' && args.permisos.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Rechazado: Story = {
  args: {
    onReadmit: fn(() => Promise.reject(refusal('No puedes dar permisos que no tienes: pag.', 403))),
  },
  play: async () => {
    const dialog = await dialogOf();
    await press(dialog, 'Readmitir');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No puedes dar permisos que no tienes: pag.',
    );
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
