import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOnce, press } from '../docs/storyActs';
import { RadioEnBarra } from './RadioEnBarra';

const meta = {
  id: 'radio-en-barra',
  title: 'Patrones/Armazón/Radio en la barra (RadioEnBarra)',
  parameters: {
    docs: {
      description: {
        component:
          'La radio en la barra de arriba: qué suena, y el botón que la enciende o la calla.',
      },
    },
  },
  component: RadioEnBarra,
  args: {
    sound: 'playing',
    info: { dj: 'DonFabián', oyentes: 12, cancion: 'Ronda nocturna' },
    onToggle: fn(),
  },
} satisfies Meta<typeof RadioEnBarra>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sonando: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Pausar la radio · Ronda nocturna');
    await expectOnce(args.onToggle);
  },
};
export const Pausada: Story = {
  args: { sound: 'stopped' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Seguir escuchando la radio' })).toBeVisible(),
};
export const Conectando: Story = { args: { sound: 'connecting' } };
export const SinRespuesta: Story = {
  args: { sound: 'failed' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'La radio no responde: reintentar' })).toBeVisible(),
};
