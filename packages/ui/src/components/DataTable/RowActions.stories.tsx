import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../../docs/pagina/documenta';
import { press } from '../../docs/storyActs';
import { RowActions } from './RowActions';

const act = fn();

const meta = {
  id: 'componentes-rowactions',
  title: 'Componentes/Actos de una fila (RowActions)',
  component: RowActions,
  tags: ['autodocs'],
  parameters: documenta(() => import('./RowActions.docs')),
  args: {
    rowName: 'Ronda-Nocturna',
    place: 'table',
    actions: [
      { id: 'confirmar', label: 'Confirmar', onPress: () => act('confirmar') },
      { id: 'pausar', label: 'Pausar', onPress: () => act('pausar') },
      {
        id: 'cancelar',
        label: 'Cancelar tiempo',
        onPress: () => act('cancelar'),
        isDanger: true,
      },
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
  play: async ({ canvas }) => {
    await press(canvas, 'Confirmar: Ronda-Nocturna');
    await expect(act).toHaveBeenLastCalledWith('confirmar');
    await press(canvas, 'Más acciones: Ronda-Nocturna');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar tiempo' }));
    await expect(act).toHaveBeenLastCalledWith('cancelar');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

const borrar = { id: 'borrar', label: 'Borrar', onPress: () => act('borrar'), isDanger: true };

/** A row's only act is a button. A destructive act is red there too, in a table and on a card. */
export const SoloPeligro: Story = {
  render: ({ rowName }) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <RowActions rowName={rowName} place="table" actions={[borrar]} />
      <RowActions rowName={rowName} place="card" actions={[borrar]} />
      <RowActions rowName={rowName} place="table" actions={[{ ...borrar, isDanger: false }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [table, card, plain] = canvas
      .getAllByRole('button', { name: 'Borrar: Ronda-Nocturna' })
      .map((button) => getComputedStyle(button).color);
    await expect(table).toBe(card);
    await expect(table).not.toBe(plain);
  },
};

export const EnTarjeta: Story = {
  args: { place: 'card' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(3),
};

/**
 * One act is a button and others are in the menu. Button and menu show that their act is running,
 * and ignore a second press.
 */
export const EnCurso: Story = {
  args: {
    actions: meta.args.actions.map((one) => ({ ...one, isPending: one.id !== 'pausar' })),
  },
  play: async ({ canvas }) => {
    act.mockClear();
    await press(canvas, 'Confirmar: Ronda-Nocturna En curso');
    await press(canvas, 'Más acciones: Ronda-Nocturna En curso');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(act).not.toHaveBeenCalled();
  },
};
