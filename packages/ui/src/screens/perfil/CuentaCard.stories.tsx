import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_NAME } from '../storyData';
import { CuentaCard } from './CuentaCard';
import { CUENTA, multaPropia, SIN_CUENTA } from './storyCuenta';

const meta = {
  id: 'pantallas-perfil-cuenta',
  title: 'Pantallas/Perfil/Cuenta',
  component: CuentaCard,
  args: { cuenta: CUENTA },
} satisfies Meta<typeof CuentaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, step }) => {
    await expect(
      canvas.getByText('14c + 20c de periodos cerrados − 15c de multa = 19c'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: '20c' })).toHaveLength(2);
    await step('Mis multas dicen si están cobradas', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Multas/ }));
      await expect(await canvas.findByText('Por cobrar')).toBeVisible();
      await expect(canvas.getByText('Aviso')).toBeVisible();
      await expect(canvas.getByText('Cobrada en la paga')).toBeVisible();
    });
    await step('Mis pagas dicen qué se les quitó y en qué se gastaron', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Pagas recibidas/ }));
      await expect(await canvas.findByText('20c − 5c de multa = 15c')).toBeVisible();
      await expect(canvas.getByText('60c, de ellos 40c en la misión Oficial II')).toBeVisible();
    });
  },
};
export const MultaMayorQueLaPaga: Story = {
  args: {
    cuenta: { ...SIN_CUENTA, abierto: 8, multa: 15, multas: [multaPropia(3, { creditos: 15 })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8c − 15c de multa = 0c')).toBeVisible();
    await expect(canvas.getByText(/nada se pierde/)).toBeVisible();
  },
};

export const MultasAparte: Story = {
  args: {
    cuenta: { ...SIN_CUENTA, abierto: 8, total: 8, multas: [multaPropia(3, { creditos: 15 })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8c')).toBeVisible();
    await expect(
      canvas.getByText('Tus multas no se descuentan de la paga: debes 15c aparte.'),
    ).toBeVisible();
  },
};

export const Vacio: Story = { args: { cuenta: SIN_CUENTA } };
export const TextoLargoEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    cuenta: {
      ...CUENTA,
      abierto: 1_000_000,
      total: 1_000_005,
      multas: [
        multaPropia(3, {
          motivo: 'Motivosinespacios'.repeat(20),
          encargadoNombre: LONG_NAME,
          creditos: 1_000_000_000,
        }),
      ],
    },
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('tab', { name: /^Multas/ })),
};
