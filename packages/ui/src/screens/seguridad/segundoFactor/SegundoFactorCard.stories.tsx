import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { closed, expectOnce, findQuestion, press } from '../../../docs/storyActs';
import { SERVER_DOWN } from '../../storyData';
import type { SegundoFactorCard } from './SegundoFactorCard';
import { PUESTA, ready } from './storyFactores';
import { giveClave } from './storyFillIn';
import { SEGUNDO_FACTOR_META } from './storyMeta';

const meta = {
  id: 'seguridad-segundo-factor',
  title: 'Pantallas/Seguridad de la cuenta/Segundo factor',
  ...SEGUNDO_FACTOR_META,
} satisfies Meta<typeof SegundoFactorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Exigido: Story = {
  args: { isMissing: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('note')).toHaveTextContent('Pon tu segundo factor para seguir.'),
};

export const Puesta: Story = {
  args: { state: PUESTA },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Puesto')).toBeVisible();
    await expect(canvas.getByText('Te quedan 9.')).toBeVisible();
  },
};
export const PuestaEnTelefono: Story = { ...Puesta, globals: { viewport: { value: 'phone' } } };

export const QuedanPocos: Story = {
  args: { state: ready({ aplicacion: '2026-11-02T18:30:00.000Z', quedan: 1 }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/Haz otros antes de quedarte sin ninguno/)).toBeVisible(),
};

export const HaceOtrosCodigos: Story = {
  args: { state: PUESTA },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Hacer otros');
    await giveClave('¿Hacer otros códigos?', 'Hacer otros');
    await expectOnce(args.onRenew, 'garita-demo');
    await findQuestion('Tus códigos de recuperación');
  },
};

export const Quita: Story = {
  args: { state: PUESTA },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Quitar');
    await giveClave('¿Quitar la aplicación?', 'Quitar');
    await expectOnce(args.onRemove, 'garita-demo');
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };

export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText(SERVER_DOWN)).toBeVisible(),
};
