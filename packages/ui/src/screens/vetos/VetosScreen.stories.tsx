import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { closed, expectOnce, openQuestion, press, ready } from '../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../storyData';
import { VETOS_META } from './storyMeta';
import { HOY, LARGO, THOUSAND, VETOS } from './storyVetos';
import type { VetosScreen } from './VetosScreen';

const meta = {
  id: 'pantallas-vetos',
  title: 'Pantallas/Vetos',
  ...VETOS_META,
} satisfies Meta<typeof VetosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 vetos en vigor')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar vetos' }), 'Intrus0');
    await waitFor(() => expect(canvas.getByText('1 de 4 vetos')).toBeVisible());
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ vetos: [], hoy: HOY }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ vetos: THOUSAND, hoy: HOY }) } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const TextoLargo: Story = { args: { state: ready({ vetos: LARGO, hoy: HOY }) } };

/** Only vetoes in force can be lifted. */
export const Levanta: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Levantar/ })).toHaveLength(2);
    await press(canvas, /Levantar.*Merodeador/);
    const question = await screen.findByRole('alertdialog', {
      name: '¿Levantar el veto de Merodeador?',
    });
    await press(question, 'Levantar el veto');
    await expectOnce(args.onLift, VETOS[0]);
    await closed();
  },
};

export const YaLevantado: Story = {
  args: {
    onLift: fn(() => Promise.reject(refusal('Fundadora ya levantó el veto de Intrus0.', 409))),
  },
  play: async ({ canvas }) => {
    await press(canvas, /Levantar.*Intrus0/);
    const refused = await openQuestion(
      await screen.findByRole('alertdialog'),
      'Levantar el veto',
      'No se ha levantado',
    );
    await expect(refused.getByRole('alert')).toHaveTextContent(
      'Fundadora ya levantó el veto de Intrus0.',
    );
  },
};
