import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  findDialog,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import type { MantenimientoScreen } from './MantenimientoScreen';
import { DATOS, LARGO, MANY } from './storyMantenimiento';
import { MANTENIMIENTO_META } from './storyMeta';

const meta = {
  id: 'pantallas-mantenimiento',
  title: 'Pantallas/Mantenimiento',
  ...MANTENIMIENTO_META,
} satisfies Meta<typeof MantenimientoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(canvas.getByRole('tab', { name }));
const rowOf = (canvas: Canvas, name: string) =>
  within(canvas.getAllByText(name)[0]?.closest('tr, li') as HTMLElement);
const open = async (canvas: Canvas, name: string) => {
  await userEvent.click(rowOf(canvas, name).getByRole('button', { name: /Editar/ }));
  return findDialog(`Editar ${name}`);
};
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  await userEvent.tab();
};

/**
 * The main act: editing the pay and wait of a category. The changes are shown first, and only they
 * are sent (MAN-01).
 */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    for (const name of ['Gerencia', 'Fundación'])
      await expect(rowOf(canvas, name).queryByRole('button')).not.toBeInTheDocument();
    const dialog = await open(canvas, 'Oficiales');
    await step('Cuenta lo que cambia', async () => {
      const cambios = within(dialog.getByRole('region', { name: 'Lo que cambia' }));
      await expect(cambios.getByText('Aún nada.')).toBeInTheDocument();
      await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
      await retype(dialog.getByRole('textbox', { name: 'Paga' }), '25');
      await retype(dialog.getByRole('textbox', { name: 'Espera entre ascensos' }), '3');
      await expect(
        dialog.queryByRole('textbox', { name: 'Cada cuánto se asciende' }),
      ).not.toBeInTheDocument();
      await expect(cambios.getByText('25')).toBeInTheDocument();
      await expect(cambios.getByText('3 Días')).toBeInTheDocument();
    });
    await step('Guarda solo eso', async () => {
      await press(dialog, 'Guardar');
      await expectOnce(args.onEditRango, DATOS.categorias[1], {
        paga_nomina: 25,
        tiempo_ascenso: '3 days',
        ascenso: '3 días',
      });
      await closed();
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: ready({ categorias: [], membresias: [], misiones: [] }) },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready(MANY) },
  play: async ({ canvas }) => {
    await tab(canvas, /^Misiones/);
    await waitFor(() => expect(canvas.getByText('1.000 misiones')).toBeVisible());
  },
};

/** An invalid or too small number fails at its field, and nothing is sent (MAN-10). */
export const SinNumero: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas, 'Oficiales');
    const field = within(dialog.getByRole('group', { name: 'Para cobrar' })).getByRole('textbox', {
      name: 'Minutos',
    });
    await retype(field, '');
    await press(dialog, 'Guardar');
    await expect(onAviso).toHaveBeenLastCalledWith('Escribe un número entero');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Escribe un número entero/);
    await expect(args.onEditRango).not.toHaveBeenCalled();
  },
};

export const ConLimites: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas, 'Oficiales');
    await press(dialog, /Asciende hasta/);
    await expect(
      (await screen.findAllByRole('option')).map((option) => option.textContent),
    ).toEqual(['Nadie', 'Ingreso', 'Oficiales']);
    await userEvent.keyboard('{Escape}');
    const paga = dialog.getByRole('textbox', { name: 'Paga' });
    await retype(paga, '100001');
    await press(dialog, 'Guardar');
    await expect(onAviso).toHaveBeenLastCalledWith('No puede pasar de 100.000');
    await waitFor(() => expect(paga).toHaveFocus());
    await expect(args.onEditRango).not.toHaveBeenCalled();
  },
};

export const PermisosPorDefecto: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas, 'Oficiales');
    await expect(
      dialog.getByText(
        'Lo que marques o quites vale desde su próxima acción para las 9 personas de esta categoría.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: nombresPermisos.mul }));
    await userEvent.click(dialog.getByRole('checkbox', { name: nombresPermisos.tt }));
    await expect(
      within(dialog.getByRole('region', { name: 'Lo que cambia' })).getByText('asc, mul'),
    ).toBeInTheDocument();
    await press(dialog, 'Guardar');
    await expectOnce(args.onEditRango, DATOS.categorias[1], { permisos: ['asc', 'mul'] });
    await closed();
  },
};

export const PalabrasPropias: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas, 'Gerencia');
    await retype(
      dialog.getByRole('textbox', { name: 'Cada cuánto se asciende' }),
      'A propuesta de la Fundación',
    );
    await userEvent.click(dialog.getByRole('switch', { name: 'Traslado en venta' }));
    await press(dialog, 'Guardar');
    await expectOnce(args.onEditRango, expect.objectContaining({ n_categoria: 'Gerencia' }), {
      ascenso: 'A propuesta de la Fundación',
      traslado_venta: 1,
    });
    await closed();
  },
};

/** Editing a mission by keyboard; an empty name fails with the portal's text (MAN-03, MAN-09). */
export const Misiones: Story = {
  play: async ({ args, canvas, step }) => {
    await tab(canvas, /^Misiones/);
    await step('Abre una misión inferior', async () => {
      await expect(rowOf(canvas, 'Fundación').queryByRole('button')).not.toBeInTheDocument();
      await pressWithKeyboard(rowOf(canvas, 'Oficial I'), /Editar/);
    });
    const dialog = await findDialog('Editar Oficial I');
    const nombre = dialog.getByRole('textbox', { name: 'Nombre' });
    await step('Sin nombre no se guarda', async () => {
      await userEvent.clear(nombre);
      await pressWithKeyboard(dialog, 'Guardar');
      await expect(onAviso).toHaveBeenLastCalledWith('Nombre vacio');
      await waitFor(() => expect(nombre).toHaveFocus());
    });
    await step('Guarda solo el nombre', async () => {
      await userEvent.keyboard('Oficial primero');
      await pressWithKeyboard(dialog, 'Guardar');
      await expect(args.onEditMision).toHaveBeenCalledTimes(1);
      await expect(args.onEditMision).toHaveBeenCalledWith(
        expect.objectContaining({ id: 8, nombre: 'Oficial I' }),
        { nombre: 'Oficial primero' },
      );
      await closed();
    });
  },
};

export const YaCambio: Story = {
  args: {
    onEditRango: fn(() =>
      Promise.reject(
        refusal(
          'Alguien ha cambiado mientras tanto: Paga de nómina. Vuelve a abrirlo para ver cómo está ahora.',
          409,
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Ingreso');
    await retype(dialog.getByRole('textbox', { name: 'Paga' }), '4');
    await press(dialog, 'Guardar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Alguien ha cambiado mientras tanto',
    );
  },
};

export const Guardando: Story = {
  args: { onEditRango: fn(forever) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Ingreso');
    await press(dialog, 'Guardar');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const TextoLargo: Story = { args: { state: ready(LARGO) } };

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
