import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { SinConfigurarScreen } from './SinConfigurarScreen';

const noLee = 'No lee ningún dato.';

const meta = {
  id: 'pantallas-sin-configurar',
  title: 'Pantallas/Sin configurar',
  component: SinConfigurarScreen,
  parameters: {
    estados: {
      Cargando: noLee,
      Vacio: noLee,
      ErrorDeCarga: noLee,
      SinPermiso: 'Es para cualquiera.',
      MuchasFilas: 'No muestra filas.',
    },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof SinConfigurarScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/abre el enlace que el servidor escribió al arrancar/),
    ).toBeVisible();
    await press(canvas, 'Comprobar otra vez');
    await expectOnce(args.onRetry);
  },
};
export const Comprobando: Story = { args: { isReintentando: true } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
