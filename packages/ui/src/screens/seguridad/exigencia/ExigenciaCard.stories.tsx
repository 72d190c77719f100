import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOnce, press, take } from '../../../docs/storyActs';
import { onAviso } from '../../../docs/storyNotice';
import { forever, refusal, SERVER_DOWN } from '../../storyData';
import { ExigenciaCard, type ExigenciaCardProps } from './ExigenciaCard';

const CATEGORIAS = ['Recluta', 'Agente', 'Cabo', 'Oficial', 'Gerencia', 'Fundación'].map(
  (n_categoria, i) => ({ id_categoria: i + 1, n_categoria }),
);
const ready = (exigencia: {
  desde: number | null;
  permisos: ('pag' | 'man')[];
}): ExigenciaCardProps['state'] => ({
  kind: 'ready',
  data: { exigencia, categorias: CATEGORIAS },
});

const meta = {
  id: 'seguridad-exigencia',
  title: 'Pantallas/Seguridad de la cuenta/A quién se exige',
  component: ExigenciaCard,
  args: {
    state: ready({ desde: 5, permisos: ['pag'] }),
    isProtected: true,
    onSave: fn(async () => undefined),
  },
} satisfies Meta<typeof ExigenciaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (button: HTMLElement) => {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
};

export const Cambia: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A todos, desde Gerencia hacia arriba')).toBeVisible();
    const dialog = await openDialog(canvas.getByRole('button', { name: 'Cambiar' }));
    await press(dialog, /Por categoría/);
    await take('A ninguna');
    await press(dialog, 'Guardar');
    await expectOnce(onAviso, 'Escribe tu contraseña');
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
    await press(dialog, 'Guardar');
    await expectOnce(args.onSave, { desde: null, permisos: ['pag'], clave: 'garita-demo' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const CambiaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    void (await openDialog(canvas.getByRole('button', { name: 'Cambiar' }))),
};

export const ANadie: Story = {
  args: { state: ready({ desde: null, permisos: [] }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('A nadie: cada persona decide si lo pone.')).toBeVisible(),
};

/**
 * An owner without a second factor cannot require it, because the rule would lock the owner out.
 */
export const SinElPropio: Story = {
  args: { state: ready({ desde: null, permisos: [] }), isProtected: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Antes de exigirlo, pon el tuyo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cambiar' })).toBeDisabled();
  },
};

export const Rechazada: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(refusal('La clave actual no es correcta', 400), { campo: 'clave' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas.getByRole('button', { name: 'Cambiar' }));
    const clave = dialog.getByLabelText('Tu contraseña');
    await userEvent.type(clave, 'otra');
    await press(dialog, 'Guardar');
    await waitFor(() =>
      expect(clave).toHaveAccessibleDescription('La clave actual no es correcta'),
    );
  },
};

export const Guardando: Story = {
  args: { onSave: fn(forever) },
  play: async ({ canvas, args }) => {
    const dialog = await openDialog(canvas.getByRole('button', { name: 'Cambiar' }));
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Guardar' }));
    await userEvent.keyboard('{Escape}');
    await dialog.findByRole('progressbar', { name: 'Guardando' });
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };

export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText(SERVER_DOWN)).toBeVisible(),
};
