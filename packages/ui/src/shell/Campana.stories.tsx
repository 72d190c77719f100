import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { expectOnce, press } from '../docs/storyActs';
import { Campana } from './Campana';

const meta = {
  id: 'armazon-campana',
  title: 'Patrones/Armazón/Campana (Campana)',
  component: Campana,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Campana.docs')),
  args: { sinLeer: 3, isOpen: false, onToggle: fn(), children: () => null },
} satisfies Meta<typeof Campana>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConAvisos: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, /^Avisos ?, 3 sin leer$/);
    await expectOnce(args.onToggle);
  },
};
export const SinAvisos: Story = {
  args: { sinLeer: 0 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Avisos' })).toHaveTextContent(''),
};
export const TodaviaNoSeSabe: Story = { args: { sinLeer: undefined } };
export const Muchos: Story = {
  args: { sinLeer: 128 },
  play: async ({ canvas }) => expect(canvas.getByText('99+')).toBeVisible(),
};
