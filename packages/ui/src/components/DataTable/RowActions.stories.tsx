import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../../docs/pagina/documenta';
import { press } from '../../docs/storyActs';
import { RowActions } from './RowActions';

const meta = {
  id: 'componentes-rowactions',
  title: 'Componentes/Actos de una fila (RowActions)',
  component: RowActions,
  tags: ['autodocs'],
  parameters: documenta(() => import('./RowActions.docs')),
  args: {
    rowName: 'Ronda-Nocturna',
    place: 'table',
    onAct: fn(),
    actions: [
      { id: 'confirmar', label: 'Confirmar', onPress: fn() },
      { id: 'pausar', label: 'Pausar', onPress: fn() },
      { id: 'cancelar', label: 'Cancelar tiempo', onPress: fn(), isDanger: true },
    ],
  },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, maxWidth: 360 }}>
      <RowActions {...args} />
    </div>
  ),
} satisfies Meta<typeof RowActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnTabla: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Confirmar: Ronda-Nocturna');
    await expect(args.onAct).toHaveBeenLastCalledWith('confirmar');
    await press(canvas, 'Más acciones: Ronda-Nocturna');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar tiempo' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('cancelar');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const EnTarjeta: Story = {
  args: { place: 'card' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(3),
};

export const EnCurso: Story = {
  args: { actions: [{ id: 'confirmar', label: 'Confirmar', onPress: fn(), isPending: true }] },
  play: async ({ canvas, args }) => {
    await press(canvas, /^Confirmar: Ronda-Nocturna/);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
