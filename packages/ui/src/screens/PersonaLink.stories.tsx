import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataTable, type DataTableProps } from '../components/DataTable/DataTable';
import { useSelection } from '../components/DataTable/selection/useSelection';
import { StateBadge } from '../components/StateBadge';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { press } from '../docs/storyActs';
import { encargadoColumn } from './columns/encargadoColumn';
import { personaColumn } from './columns/personaColumn';

const navigate = fn();
const ROWS = [
  { usuario: 'Ñoño/77', encargadoNombre: 'Oficial', externo: 0 },
  { usuario: 'Visitante', encargadoNombre: 'Sistema', externo: 1 },
];
const columns = [
  personaColumn<(typeof ROWS)[number]>(({ usuario }) => usuario, {
    categoria: () => 3,
    externo: ({ externo }) => externo === 1,
    beside: ({ externo }) => externo === 0 && <StateBadge tone="info">Ausente</StateBadge>,
  }),
  encargadoColumn,
];

const keyOf = ({ usuario }: (typeof ROWS)[number]) => usuario;

function Lista({ selection }: Pick<DataTableProps<(typeof ROWS)[number]>, 'selection'>) {
  return (
    <RouterProvider navigate={navigate}>
      <DataTable
        caption="Personas"
        columns={columns}
        rows={ROWS}
        rowKey={keyOf}
        hasAvatar
        selection={selection}
        empty={null}
      />
    </RouterProvider>
  );
}

const meta = {
  id: 'pantallas-nombres-enlazados',
  title: 'Patrones/Persona en una lista (PersonaCell)',
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./PersonaLink.docs')),
    360,
  ),
  component: Lista,
} satisfies Meta<typeof Lista>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A name links to the person's page, whatever characters it has. People outside the agency and the
 * portal itself have no link.
 */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ñoño/77',
      'Oficial',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Ñoño/77' }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(navigate.mock.calls[0]?.[0]).toBe('/persona/%C3%91o%C3%B1o%2F77');
  },
};

/**
 * In an expandable row, a press on the name opens the person's page and a press elsewhere expands
 * the row.
 */
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    navigate.mockClear();
    const unfold = canvas.getByRole('button', { name: 'Detalles: Ñoño/77' });
    const name = canvas.getByRole('link', { name: 'Ñoño/77' });
    await expect(getComputedStyle(name)).toMatchObject({
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Ñoño/77' }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await press(canvas, 'Detalles: Ñoño/77');
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

const mayPick = () => true;
function Elegible() {
  return <Lista selection={useSelection({ keyOf, mayPick, actsOf: () => [] })} />;
}

/**
 * Beside a tag only the badge shows the category. If a checkbox takes the badge's space, words show
 * it.
 */
export const ConCasillaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Elegible />,
  play: async ({ canvas, step }) => {
    const card = within(canvas.getByRole('article', { name: 'Ñoño/77' }));
    await step('Sin casilla, la placa', async () => {
      await expect(card.getByText('Categoría 3')).not.toBeVisible();
      await expect(card.getByRole('img', { name: 'Categoría 3' })).toBeVisible();
    });
    await step('Con casilla, las palabras', async () => {
      await press(canvas, 'Seleccionar');
      await expect(card.getByRole('checkbox')).toBeVisible();
      await expect(card.getByText('Categoría 3')).toBeVisible();
      await expect(card.getByText('Ausente')).toBeVisible();
    });
  },
};
