import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documenta } from '../../../docs/pagina/documenta';
import { type Canvas, expectSeen, press } from '../../../docs/storyActs';
import { letPass } from '../../../docs/storyTime';
import { expectPressable } from '../../expectPressable';
import { few, many } from '../storyFilas';
import { PickingTable, pausar } from './storyPicking';

const onDraw = fn<(name: string) => void>();

const meta = {
  id: 'componentes-seleccion',
  title: 'Componentes/Selección (BulkBar)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./BulkBar.docs')),
  component: PickingTable,
  args: { rows: few },
  beforeEach: () => {
    pausar.mockClear();
    onDraw.mockClear();
  },
} satisfies Meta<typeof PickingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: Canvas, name: string) =>
  canvas.getByRole('checkbox', { name: `Seleccionar: ${name}` });
const all = (canvas: Canvas) => canvas.getByRole('checkbox', { name: /^Seleccionar todo/ });
/** The bar is loaded on demand. */
const bar = (canvas: Canvas) => canvas.findByRole('group', { name: 'Selección' });
const picked = (canvas: Canvas) =>
  canvas
    .getAllByRole('checkbox', { checked: true })
    .map((one) => one.getAttribute('aria-label')?.replace('Seleccionar: ', ''))
    .filter((name) => !name?.startsWith('Seleccionar todo'));

/**
 * The rendered rows. Further rows are rendered when the browser is idle, and when the bar changes
 * the height of the list.
 */
const shown = (canvas: Canvas) =>
  canvas
    .getAllByRole('checkbox', { name: /^Seleccionar: / })
    .map((one) => one.getAttribute('aria-label')?.slice(13));

export const Elige: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /Ñoño/ })).not.toBeInTheDocument();
    const table = canvas.getByRole('table');
    const { top } = table.getBoundingClientRect();
    await userEvent.click(box(canvas, 'Sra.Quintana'));
    await userEvent.click(box(canvas, 'luz_verde'));
    await expect(await bar(canvas)).toHaveTextContent('2 de 4 personas');
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await waitFor(() => expect(table.getBoundingClientRect().top).toBe(top));
    await press(await bar(canvas), 'Pausar 2');
    await expect(pausar).toHaveBeenLastCalledWith(['Sra.Quintana', 'luz_verde']);
  },
};

export const TodasYNinguna: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 'elPatio83'));
    await expect(all(canvas)).toBePartiallyChecked();
    await userEvent.click(all(canvas));
    await expect(picked(canvas)).toEqual([
      'Ronda-Nocturna',
      'Sra.Quintana',
      'elPatio83',
      'luz_verde',
    ]);
    await press(await bar(canvas), 'Quitar la selección');
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await expectSeen(canvas.getByRole('searchbox'));
  },
};

export const ConTeclado: Story = {
  play: async ({ canvas, step }) => {
    await step('Un tramo con el ratón', async () => {
      await userEvent.click(box(canvas, 'Ronda-Nocturna'));
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(box(canvas, 'elPatio83'));
      await user.keyboard('{/Shift}');
      await expect(picked(canvas)).toEqual(['Ronda-Nocturna', 'Sra.Quintana', 'elPatio83']);
    });
    await step('Ninguna con Escape: el foco se queda en su fila', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
      await expect(box(canvas, 'elPatio83')).toHaveFocus();
    });
    await step('Un tramo con las flechas', async () => {
      box(canvas, 'Sra.Quintana').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(box(canvas, 'Ronda-Nocturna')).toHaveFocus();
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(picked(canvas)).toEqual(['Ronda-Nocturna', 'Sra.Quintana']);
    });
    await step('Todas', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(picked(canvas)).toHaveLength(4);
    });
  },
};

export const CincoMil: Story = {
  args: { rows: many, onDraw },
  play: async ({ canvas, step }) => {
    const table = within(canvas.getByRole('table'));
    await waitFor(() => expect(table.getAllByRole('row').length).toBeGreaterThan(8));
    await step('Ninguna fila se dibuja otra vez', async () => {
      const before = shown(canvas);
      await expect(before.length).toBeGreaterThan(8);
      onDraw.mockClear();
      await userEvent.click(all(canvas));
      await expect(await bar(canvas)).toHaveTextContent('4.166 de 4.166 personas');
      await userEvent.click(canvas.getAllByRole('checkbox', { checked: true })[2] as HTMLElement);
      await expect(canvas.getByRole('group', { name: 'Selección' })).toHaveTextContent(
        '4.165 de 4.166 personas',
      );
      await expect(onDraw.mock.calls.flat().filter((name) => before.includes(name))).toEqual([]);
      await press(canvas, 'Quitar la selección');
    });
    await step('Todas las de una búsqueda', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'Encargado-40');
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(/ de 5\.000 personas/),
      );
      await userEvent.click(all(canvas));
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: 'Selección' })).toHaveTextContent(
          /^([\d.]+) de \1 personas/,
        ),
      );
    });
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await press(canvas, 'Seleccionar');
    const above = await bar(canvas);
    await step('Elige una tarjeta al tocarla', async () => {
      const { left, top } = canvas
        .getByRole('article', { name: 'Sra.Quintana' })
        .getBoundingClientRect();
      await userEvent.click(document.elementFromPoint(left + 150, top + 36) as Element);
      await expect(above).toHaveTextContent('1 de 4 personas');
      await expect(box(canvas, 'Sra.Quintana')).toBeChecked();
    });
    await step('Las elige todas y ofrece el acto con su número', async () => {
      await press(above, 'Seleccionar todo');
      await expect(above).toHaveTextContent('4 de 4 personas');
      await expectPressable([within(above).getByRole('button', { name: 'Pausar 4' })]);
    });
  },
};

export const DedoQueReposa: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'elPatio83' });
    const touch = { bubbles: true, pointerType: 'touch', clientX: 100, clientY: 100 };
    card.dispatchEvent(new PointerEvent('pointerdown', touch));
    await letPass(500);
    await waitFor(() => expect(box(canvas, 'elPatio83')).toBeChecked());
    card.dispatchEvent(new PointerEvent('pointerup', touch));
    within(card)
      .getByRole('button', { name: /^Detalles/ })
      .click();
    await expect(within(card).getByRole('button', { name: /^Detalles/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
