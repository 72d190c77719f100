import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, press } from '../docs/storyActs';
import { RadioPanel } from './RadioPanel';

const meta = {
  id: 'radio-flotante',
  title: 'Patrones/Armazón/Radio flotante (RadioPanel)',
  tags: ['autodocs'],
  component: RadioPanel,
  parameters: {
    layout: 'fullscreen',
    ...inFrame(
      documenta(() => import('./RadioPanel.docs')),
      320,
    ),
  },
  args: {
    sound: 'playing',
    info: { dj: 'DonFabián', oyentes: 12, cancion: 'Sirenas de la Bahía - Ronda nocturna' },
    onToggle: fn(),
    volumen: 80,
    onVolumen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RadioPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sonando: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Pausar');
    await expectOnce(args.onToggle);
    await press(canvas, 'Cerrar la radio');
    await expectOnce(args.onClose);
    await expect(canvas.getByRole('region', { name: 'Radio' })).toBeVisible();
  },
};
export const Volumen: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Volumen' });
    await expect(slider).toHaveValue('80');
    // A native slider ignores synthetic key events.
    await fireEvent.change(slider, { target: { value: '35' } });
    await expectOnce(args.onVolumen, 35);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const SinEmisora: Story = { args: { sound: 'off', info: null } };
