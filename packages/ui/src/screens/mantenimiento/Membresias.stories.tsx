import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  findDialog,
  findQuestion,
  openDialog,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { emblemaFile } from '../../docs/storyEmblema';
import { onAviso } from '../../docs/storyNotice';
import { refusal } from '../storyData';
import type { MantenimientoScreen } from './MantenimientoScreen';
import type { MantenimientoData } from './MantenimientoScreenProps';
import { DATOS, membresia } from './storyMantenimiento';
import { MANTENIMIENTO_META } from './storyMeta';

const meta = {
  id: 'pantallas-mantenimiento',
  title: 'Pantallas/Mantenimiento',
  ...MANTENIMIENTO_META,
  args: { ...MANTENIMIENTO_META.args, parte: 'membresias' },
} satisfies Meta<typeof MantenimientoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const RETIRADA = membresia(9, 'Verano 2025', {
  vendidas: 31,
  retirada: '2026-09-01T08:00:00.000Z',
  image: '/iconos/ancla.svg',
});
const of = (membresias: MantenimientoData['membresias']) =>
  ready<MantenimientoData>({ ...DATOS, membresias });
const rowOf = (canvas: Canvas, name: string) =>
  within(canvas.getAllByText(name)[0]?.closest('tr, li') as HTMLElement);
const act = async (canvas: Canvas, name: string, label: string) =>
  userEvent.click(rowOf(canvas, name).getByRole('button', { name: new RegExp(label) }));

export const MembresiaNueva: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(canvas, 'Nueva membresía');
    await step('Sin nombre no se crea', async () => {
      await press(form, 'Poner a la venta');
      await expect(onAviso).toHaveBeenLastCalledWith('Nombre vacio');
      await waitFor(() => expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
    });
    await step('Nombre, precio, icono y lo que da', async () => {
      await userEvent.keyboard('Oro');
      await userEvent.type(form.getByRole('textbox', { name: 'Precio' }), '90');
      await userEvent.click(form.getByRole('radio', { name: 'Corona' }));
      await userEvent.click(form.getByRole('switch', { name: 'VIP' }));
    });
    await press(form, 'Poner a la venta');
    await expectOnce(args.onCrearMembresia, {
      nombre: 'Oro',
      details: '',
      image: '/iconos/corona.svg',
      precio: 90,
      perma: 0,
      vip: 1,
      reduccion: 0,
    });
    await closed();
  },
};

export const MembresiaConImagenPropia: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(canvas, 'Nueva membresía');
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'Oro');
    await userEvent.type(form.getByRole('textbox', { name: 'Precio' }), '90');
    await userEvent.click(form.getByRole('radio', { name: 'Otra imagen' }));
    const file = form.getByLabelText('Imagen de la membresía');
    await step('Un fichero que no es una imagen no se envía', async () => {
      await userEvent.upload(
        file,
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'oro.png', { type: 'image/png' }),
      );
      await expect(await form.findByRole('alert')).toBeVisible();
      await expect(args.onImagen).not.toHaveBeenCalled();
    });
    await step('Una imagen se guarda y se enseña', async () => {
      await userEvent.upload(file, emblemaFile());
      await waitFor(() =>
        expect(form.getByRole('textbox', { name: 'Dirección de la imagen' })).toHaveValue(
          '/iconos/gema.svg',
        ),
      );
      await expect(form.queryByRole('alert')).not.toBeInTheDocument();
    });
    await press(form, 'Poner a la venta');
    await expectOnce(args.onCrearMembresia, {
      nombre: 'Oro',
      details: '',
      image: '/iconos/gema.svg',
      precio: 90,
      perma: 0,
      vip: 0,
      reduccion: 0,
    });
    await closed();
  },
};

/**
 * The changes are shown before they are sent. After the first sale of a membership the switches for
 * permanent and VIP are disabled (MAN-02, MAN-11).
 */
export const MembresiaVendida: Story = {
  play: async ({ args, canvas, step }) => {
    await act(canvas, 'VIP', 'Editar');
    const dialog = await findDialog('Editar VIP');
    await expect(dialog.getByRole('switch', { name: 'Para siempre' })).toBeDisabled();
    await step('Precio, reducción y una imagen propia', async () => {
      const precio = dialog.getByRole('textbox', { name: 'Precio' });
      await userEvent.clear(precio);
      await userEvent.type(precio, '45');
      await userEvent.click(
        dialog.getByRole('switch', { name: 'Reduce los requisitos a la mitad' }),
      );
      await userEvent.click(dialog.getByRole('radio', { name: 'Otra imagen' }));
      const imagen = dialog.getByRole('textbox', { name: 'Dirección de la imagen' });
      await userEvent.clear(imagen);
      await userEvent.type(imagen, '/fotos/vip.png');
      await expect(
        within(dialog.getByRole('region', { name: 'Lo que cambia' })).getByText('«/fotos/vip.png»'),
      ).toBeInTheDocument();
    });
    await press(dialog, 'Guardar');
    await expectOnce(args.onEditMembresia, DATOS.membresias[2], {
      precio: 45,
      reduccion: 1,
      image: '/fotos/vip.png',
    });
    await closed();
  },
};

export const RetiraMembresia: Story = {
  play: async ({ args, canvas }) => {
    await act(canvas, 'VIP', 'Retirar');
    const question = await findQuestion('¿Retirar VIP?');
    await expect(
      question.getByText(/Se ha vendido 14 veces: quien la tiene la conserva/),
    ).toBeVisible();
    await pressWithKeyboard(question, 'Retirar');
    await expectOnce(args.onRetirarMembresia, DATOS.membresias[2]);
    await closed();
  },
};

export const MembresiasRetiradas: Story = {
  args: {
    state: of([...DATOS.membresias, RETIRADA]),
    onReponerMembresia: fn(() =>
      Promise.reject(refusal('Ya hay una membresía a la venta que se llama Verano 2025.', 409)),
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: /Volver a ofrecer/ }),
    ).not.toBeInTheDocument();
    await press(canvas, 'Retiradas (1)');
    await press(canvas, /Volver a ofrecer Verano 2025/);
    await expectOnce(args.onReponerMembresia, RETIRADA);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ya hay una membresía a la venta que se llama Verano 2025.',
    );
  },
};

export const SinMembresias: Story = {
  args: { state: of([]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Nueva membresía' })).toHaveLength(1);
    await press(canvas, 'Catálogo de muestra');
    await expectOnce(args.onCatalogoDeMuestra);
  },
};
