import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { press } from '../docs/storyActs';
import { SaveBar } from './SaveBar';

const meta = {
  id: 'componentes-savebar',
  title: 'Componentes/Barra de guardar (SaveBar)',
  component: SaveBar,
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./SaveBar.docs')),
    240,
  ),
  args: { count: 3, onDiscard: fn(), onSave: fn() },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VariosCambios: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 cambios sin guardar');
    await press(canvas, 'Descartar');
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await press(canvas, 'Guardar');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};
export const UnCambio: Story = {
  args: { count: 1, saveLabel: 'Publicar' },
  globals: { viewport: { value: 'narrow' } },
};
export const Guardando: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Descartar' })).toBeDisabled();
    await press(canvas, /Guardar/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const SinCambios: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
};
/** The bar is not printed: its buttons do nothing on paper. */
export const EnPapel: Story = {
  globals: { medio: 'papel' },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
};
