import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOnce, press } from '../docs/storyActs';
import { RadioPanel } from './RadioPanel';

const meta = {
  id: 'radio-flotante',
  title: 'Armazón/Radio',
  component: RadioPanel,
  parameters: { layout: 'fullscreen' },
  args: { sound: 'playing', info: { dj: 'DonFabián', oyentes: 12, cancion: 'Sirenas de la Bahía - Ronda nocturna' }, onToggle: fn(), onClose: fn() },
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
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const SinEmisora: Story = { args: { sound: 'off', info: null } };
