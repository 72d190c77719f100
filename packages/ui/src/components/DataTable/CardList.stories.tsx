import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { documenta } from '../../docs/pagina/documenta';
import { press } from '../../docs/storyActs';
import { CardList } from './CardList';
import type { ListParts } from './parts';
import { columns, type Fila, few } from './storyFilas';
import { acts, confirmar } from './storyMeta';

function Cards(props: ListParts<Fila>) {
  return <CardList {...props} />;
}

const meta = {
  id: 'componentes-cardlist',
  title: 'Componentes/Tarjetas de una lista (CardList)',
  component: Cards,
  tags: ['autodocs'],
  parameters: documenta(() => import('./CardList.docs')),
  args: {
    caption: 'Tiempos abiertos',
    columns,
    rows: few.slice(0, 3),
    rowKey: ({ id }) => id,
    rowActions: acts,
    rowTone: undefined,
    hasAvatar: true,
    hasQuickAct: false,
  },
  render: (args) => (
    <div style={{ maxWidth: 390 }}>
      <Cards {...args} />
    </div>
  ),
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plegadas: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    if (!first || !second) throw new Error('The list has fewer than two rows.');
    await press(first, /^Detalles/);
    await expect(within(first).getByText('Encargado')).toBeVisible();
    await expect(within(second).queryByText('Encargado')).not.toBeInTheDocument();
  },
};

export const ConActoALaVista: Story = {
  args: {
    hasQuickAct: true,
    hasAvatar: false,
    columns: columns.map(({ cell: _, ...column }) => column),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirmar: Ronda-Nocturna');
    await expect(confirmar).toHaveBeenLastCalledWith(1);
  },
};
export const Tenidas: Story = {
  args: { rowTone: ({ id }) => (id === 2 ? 'caution' : id === 3 ? 'muted' : undefined) },
};
