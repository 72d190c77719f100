import { PROPIEDAD } from '@garita/domain/agencia/propiedad.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectOnce } from '../../docs/storyActs';
import { forever, refusal } from '../storyData';
import { RecuperarScreen } from './RecuperarScreen';

const noLee = 'Es un formulario que no lee datos.';

const meta = {
  id: 'pantallas-recuperar',
  title: 'Pantallas/Recuperar la cuenta',
  component: RecuperarScreen,
  parameters: {
    estados: {
      Cargando: noLee,
      ErrorDeCarga: noLee,
      Vacio: noLee,
      SinPermiso: 'Quien tiene el enlace puede.',
      MuchasFilas: 'No muestra filas.',
    },
  },
  args: { hasEnlace: true, onRecover: fn(async () => undefined) },
} satisfies Meta<typeof RecuperarScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Guardar contraseña' });

async function fillIn(canvas: Canvas, clave = 'una clave nueva', rclave = clave) {
  await userEvent.type(canvas.getByLabelText('Nueva contraseña'), clave);
  await userEvent.type(canvas.getByLabelText('Repetir nueva contraseña'), rclave);
}

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(submitOf(canvas));
    await expectOnce(args.onRecover, { clave: 'una clave nueva', rclave: 'una clave nueva' });
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const NoCoinciden: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas, 'una clave nueva', 'otra clave nueva');
    await userEvent.click(submitOf(canvas));
    const field = canvas.getByLabelText('Repetir nueva contraseña');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Las claves no son las mismas'));
    await expect(field).toHaveFocus();
    await expect(args.onRecover).not.toHaveBeenCalled();
  },
};

export const Guardando: Story = {
  args: { onRecover: fn(forever) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}{Enter}');
    await canvas.findByRole('progressbar', { name: 'Guardando la contraseña' });
    await expect(args.onRecover).toHaveBeenCalledTimes(1);
  },
};

/** The link was used, has expired or was never issued. */
export const EnlaceInvalido: Story = {
  args: { onRecover: fn(() => Promise.reject(refusal(PROPIEDAD.enlaceInvalido, 403))) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(PROPIEDAD.enlaceInvalido);
  },
};

export const SinEnlace: Story = {
  args: { hasEnlace: false },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/'),
};
