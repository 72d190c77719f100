import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { closed, expectOnce, findDialog, findQuestion, press } from '../../../docs/storyActs';
import { forever, refusal } from '../../storyData';
import type { SegundoFactorCard } from './SegundoFactorCard';
import { CODIGOS } from './storyFactores';
import { prepara } from './storyFillIn';
import { SEGUNDO_FACTOR_META } from './storyMeta';

const meta = {
  id: 'seguridad-segundo-factor',
  title: 'Pantallas/Seguridad de la cuenta/Segundo factor',
  ...SEGUNDO_FACTOR_META,
} satisfies Meta<typeof SegundoFactorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PoneUnaAplicacion: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Da la contraseña', async () => {
      await expect(canvas.getByText('Sin configurar')).toBeVisible();
      await expect(canvas.queryByText('Códigos de recuperación')).toBeNull();
      await prepara(canvas);
      await expectOnce(args.onPrepare, 'garita-demo');
    });
    await step('Escanea y escribe el primer código', async () => {
      await screen.findByRole('img', { name: /Código QR/ });
      const dialog = await findDialog('Añadir una aplicación');
      await expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
      const codigo = dialog.getByLabelText('Código que muestra la aplicación');
      await expect(codigo).toHaveAttribute('inputmode', 'numeric');
      await expect(codigo).toHaveAttribute('autocomplete', 'one-time-code');
      await userEvent.type(codigo, '287 082{Enter}');
      await expectOnce(args.onConfirm, '287 082');
    });
    await step('Guarda los códigos de recuperación', async () => {
      const told = await findQuestion('Tus códigos de recuperación');
      await expect(told.getAllByRole('listitem')).toHaveLength(10);
      await press(told, 'Copiar');
      await expectOnce(args.onCopy, CODIGOS.join('\n'));
      await press(told, 'Los he guardado');
      await closed();
    });
  },
};

export const Escanea: Story = {
  play: async ({ canvas }) => {
    await prepara(canvas);
    await screen.findByRole('img', { name: /Código QR/ });
  },
};
export const EscaneaEnTelefono: Story = { ...Escanea, globals: { viewport: { value: 'phone' } } };

export const ClaveIncorrecta: Story = {
  args: {
    onPrepare: fn(() =>
      Promise.reject(
        Object.assign(refusal('La clave actual no es correcta', 400), { campo: 'clave' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await prepara(canvas);
    const clave = (await findDialog('Añadir una aplicación')).getByLabelText('Tu contraseña');
    await waitFor(() =>
      expect(clave).toHaveAccessibleDescription('La clave actual no es correcta'),
    );
    await expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
  },
};

export const CodigoIncorrecto: Story = {
  args: {
    onConfirm: fn(() =>
      Promise.reject(Object.assign(refusal('El código no es correcto', 400), { campo: 'codigo' })),
    ),
  },
  play: async ({ canvas }) => {
    await prepara(canvas);
    const codigo = await screen.findByLabelText('Código que muestra la aplicación');
    await userEvent.type(codigo, '000000{Enter}');
    await waitFor(() => expect(codigo).toHaveAccessibleDescription(/El código no es correcto/));
  },
};

export const Comprobando: Story = {
  args: { onConfirm: fn(forever) },
  play: async ({ canvas, args }) => {
    await prepara(canvas);
    await userEvent.type(
      await screen.findByLabelText('Código que muestra la aplicación'),
      '287082{Enter}{Enter}{Escape}',
    );
    await screen.findByRole('progressbar', { name: 'Comprobando' });
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
