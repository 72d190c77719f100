import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, press } from '../docs/storyActs';
import { BottomBar } from './BottomBar';
import { pickTabs } from './pickTabs';
import { frameFor } from './storyMenu';

const meta = {
  id: 'armazon-barra-inferior',
  title: 'Patrones/Armazón/Barra inferior (BottomBar)',
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./BottomBar.docs')),
    160,
  ),
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: pickTabs(frameFor('Supervisora').menu),
    currentPath: '/fichaje',
    counts: { tiempos: 3 },
    onMore: fn(),
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Supervisora: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fichaje' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: /^Tiempos ?, 3 pendientes$/ })).toHaveAttribute(
      'href',
      '/tiempos',
    );
    await press(canvas, 'Más');
    await expectOnce(args.onMore);
  },
};
export const Visitante: Story = {
  args: { tabs: pickTabs(frameFor().menu), currentPath: '/', counts: {} },
};
