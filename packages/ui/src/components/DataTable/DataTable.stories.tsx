import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { documenta } from '../../docs/pagina/documenta';
import { choose, closed, openDialog, press, pressWithKeyboard } from '../../docs/storyActs';
import { Button } from '../Button';
import { Switch } from '../Switch';
import type { Column } from './column';
import { DataTable, type DataTableProps } from './DataTable';
import { CROWD, columns, type Fila, many } from './storyFilas';
import { acts, confirmar, TABLE_META } from './storyMeta';

const meta = {
  id: 'componentes-datatable',
  title: 'Componentes/Tabla de datos (DataTable)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./DataTable.docs')),
  ...TABLE_META,
} satisfies Meta<typeof TABLE_META.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A list with the action «Contar». It reports how often «Otra vez» was pressed. Afterwards the
 * action stays pending in its row.
 */
function Recuenta(props: DataTableProps<Fila>) {
  const [times, setTimes] = useState(0);
  const [pending, setPending] = useState<number | null>(null);
  const count = ({ id, usuario }: Fila) => {
    confirmar(`${times} ${usuario}`);
    setPending(id);
  };
  return (
    <>
      <Button onPress={() => setTimes(times + 1)}>Otra vez</Button>
      <DataTable
        {...props}
        rowActions={(fila) => [
          {
            id: 'contar',
            label: 'Contar',
            onPress: () => count(fila),
            isPending: pending === fila.id,
          },
        ]}
      />
    </>
  );
}

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('strong')?.textContent);

/**
 * Waits until Safari has scrolled the focused element into view. Safari scrolls in the next frame,
 * after any other scroll.
 */
async function untilInSight(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/**
 * Spanish order: ñ after n, case-insensitive. A second press reverses the order, and rows without a
 * value stay last.
 */
export const ConDatos: Story = {
  args: { csvName: 'tiempos' },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Tiempos abiertos' });
    await step('Ordena por nombre, en español', async () => {
      await press(table, 'Usuario');
      await expect(names()).toEqual([
        'elPatio83',
        'I1l_O0scar',
        'luz_verde',
        'Ñoño',
        'Ronda-Nocturna',
        'Sra.Quintana',
      ]);
      await expect(within(table).getByRole('columnheader', { name: 'Usuario' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    await step('Ordena por paga, en los dos sentidos', async () => {
      await press(table, 'Paga');
      await expect(names().at(-1)).toBe('Sra.Quintana');
      await press(table, 'Paga');
      await expect(names().at(0)).toBe('Ñoño');
      await expect(names().at(-1)).toBe('Sra.Quintana');
    });
    await step('Cada cifra lleva su unidad', async () => {
      await expect(table).toHaveTextContent('2h 14m');
      await expect(table).toHaveTextContent('15.000c');
      await userEvent.unhover(within(table).getByRole('button', { name: 'Paga' }));
    });
  },
};

export const Busca: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Filtrar usuarios' }),
      'NANDU activo',
    );
    await waitFor(() => expect(names()).toEqual(['Ronda-Nocturna', 'Sra.Quintana']));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 6 personas');
  },
};

export const NadaCoincide: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpiar búsqueda' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await canvas.findByText('Nada coincide con la búsqueda');
  },
};

export const Vacia: Story = { args: { rows: [] } };

export const ConAcciones: Story = {
  args: { rowActions: acts },
  play: async ({ canvas }) => {
    confirmar.mockClear();
    await press(canvas, 'Confirmar: elPatio83');
    await expect(confirmar).toHaveBeenLastCalledWith(4);
    await press(canvas, 'Más acciones: elPatio83');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ajustar' }));
    await expect(confirmar).toHaveBeenLastCalledWith(400);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const FilasTenidas: Story = {
  args: { rowTone: ({ id }) => (id === 2 ? 'caution' : id === 3 ? 'muted' : undefined) },
};

export const SinAvatar: Story = {
  args: { hasAvatar: false, columns: columns.map(({ cell: _, ...column }) => column) },
};

export const EnTelefono: Story = {
  args: { rowActions: acts },
  globals: { viewport: { value: 'phone' } },
};

export const DespliegaUnaFila: Story = {
  args: { rowActions: acts },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const card = canvas.getByRole('article', { name: 'Sra.Quintana' });
    const opener = within(card).getByRole('button', { name: 'Detalles: Sra.Quintana' });
    await step('Plegada, una fila mide 72 px y guarda sus actos', async () => {
      await expect(card.getBoundingClientRect().height).toBe(72);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(
        within(card).queryByRole('button', { name: /^Confirmar/ }),
      ).not.toBeInTheDocument();
    });
    await step('La despliega con el teclado', async () => {
      await pressWithKeyboard(within(card), /^Detalles/);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(opener).toHaveFocus();
      await expect(
        document.getElementById(opener.getAttribute('aria-controls') ?? ''),
      ).toHaveTextContent('EncargadoCapi.Ñandú');
    });
    await step('Usa un acto de dentro', async () => {
      await press(card, 'Confirmar: Sra.Quintana');
      await expect(confirmar).toHaveBeenLastCalledWith(3);
    });
    await step('La pliega otra vez', async () => {
      await press(card, /^Detalles/);
      await expect(card.getBoundingClientRect().height).toBe(72);
    });
  },
};

export const FiltraEnTelefono: Story = {
  args: { csvName: 'tiempos' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const shown = () =>
      canvas
        .getAllByRole('article', { hidden: true })
        .map((card) => card.getAttribute('aria-label'));
    await step('Busca y vuelve con Enter', async () => {
      const sheet = await openDialog(canvas, 'Filtros y más');
      await expect(sheet.getByRole('button', { name: 'Exportar' })).toBeVisible();
      await userEvent.type(
        sheet.getByRole('searchbox', { name: 'Filtrar usuarios' }),
        'NANDU activo',
      );
      await waitFor(() => expect(shown()).toEqual(['Ronda-Nocturna', 'Sra.Quintana']));
      await expect(sheet.getByRole('button', { name: 'Ver 2 de 6 personas' })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await closed();
      await press(canvas, 'Limpiar búsqueda');
      await waitFor(() => expect(shown()).toHaveLength(6));
    });
    await step('Ordena', async () => {
      const sheet = await openDialog(canvas, 'Filtros y más');
      await choose(screen.getByRole('dialog'), /Ordenar por/, 'Usuario');
      await press(sheet, 'Ver 6 personas');
      await closed();
      await expect(shown()).toEqual([
        'elPatio83',
        'I1l_O0scar',
        'luz_verde',
        'Ñoño',
        'Ronda-Nocturna',
        'Sra.Quintana',
      ]);
    });
  },
};

/** A list with its own filter «Nombres cortos». Without `hasCortos` the filter leaves no rows. */
function Filtrada({ hasCortos, ...props }: DataTableProps<Fila> & { hasCortos: boolean }) {
  const [isOn, setOn] = useState(false);
  const rows = props.rows.filter(({ usuario }) => !isOn || (hasCortos && usuario.length < 10));
  return (
    <DataTable
      {...props}
      rows={rows}
      toolbar={<Switch label="Nombres cortos" value={isOn} onChange={setOn} />}
      filter={isOn ? { label: 'Nombres cortos', onClear: () => setOn(false) } : undefined}
    />
  );
}

export const FiltroSinFilas: Story = {
  render: (args) => <Filtrada {...args} hasCortos={false} />,
  play: async ({ canvas, step }) => {
    const filtro = () => canvas.getByRole('switch', { name: 'Nombres cortos' });
    await step('La barra se queda, y el filtro se quita con su interruptor', async () => {
      await userEvent.click(filtro());
      await canvas.findByText('Nada coincide con «Nombres cortos»');
      await userEvent.click(filtro());
      await waitFor(() => expect(names()).toHaveLength(6));
    });
    await step('O con el botón del aviso', async () => {
      await userEvent.click(filtro());
      await press(canvas, 'Quitar el filtro');
      await waitFor(() => expect(names()).toHaveLength(6));
      await userEvent.click(filtro());
    });
  },
};

export const FiltroEnTelefono: Story = {
  render: (args) => <Filtrada {...args} hasCortos />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const turnOn = async () => {
      const sheet = await openDialog(canvas, 'Filtros y más');
      await userEvent.click(sheet.getByRole('switch', { name: 'Nombres cortos' }));
      await press(sheet, 'Ver 3 personas');
      await closed();
    };
    await turnOn();
    await press(canvas, 'Quitar el filtro: Nombres cortos');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.getByRole('button', { name: 'Filtros y más' })).toHaveFocus();
    await turnOn();
  },
};

export const FiltroSinFilasEnTelefono: Story = {
  render: (args) => <Filtrada {...args} hasCortos={false} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = await openDialog(canvas, 'Filtros y más');
    await userEvent.click(sheet.getByRole('switch', { name: 'Nombres cortos' }));
    await press(sheet, 'Ver 0 personas');
    await closed();
    await canvas.findByText('Nada coincide con «Nombres cortos»');
    await expect(
      canvas.getByRole('button', { name: 'Quitar el filtro: Nombres cortos' }),
    ).toBeVisible();
  },
};

export const MuchasFilasEnTelefono: Story = {
  args: { rows: many, rowActions: acts, defaultSort: { columnId: 'usuario', direction: 'asc' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const cards = () => canvas.getAllByRole('article');
    const edges = () => cards().map((card) => card.getBoundingClientRect());
    const height = () => canvas.getByRole('list').getBoundingClientRect().height;
    await step(
      'Cincuenta, y cincuenta más, de las que solo se dibujan las que se ven',
      async () => {
        await expect(height()).toBe(50 * 80 - 8);
        await press(canvas, 'Ver 50 más');
        await expect(height()).toBe(100 * 80 - 8);
        await expect(cards().length).toBeLessThan(30);
        await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute(
          'aria-setsize',
          String(CROWD),
        );
      },
    );
    await step('Todas', async () => {
      await press(canvas, 'Ver el resto');
      await waitFor(() => expect(height()).toBe(CROWD * 80 - 8));
      await expect(cards().length).toBeLessThan(30);
    });
    await step('Una desplegada no tapa a la siguiente', async () => {
      await untilInSight();
      window.scrollTo(0, 0);
      await userEvent.click(await canvas.findByRole('button', { name: 'Detalles: Persona-0001' }));
      await waitFor(() => expect(edges()[1]?.height).toBeGreaterThan(150));
      await waitFor(() =>
        expect(edges()[2]?.top).toBeGreaterThan(edges()[1]?.bottom ?? Number.NaN),
      );
    });
    await step('Recorre la lista hasta el final, y la desplegada lo sigue estando', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(cards().at(-1)).toHaveAccessibleName('Persona-4999'));
      window.scrollTo(0, 0);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Detalles: Persona-0001' })).toHaveAttribute(
          'aria-expanded',
          'true',
        ),
      );
    });
  },
};

const withDates: readonly Column<Fila>[] = columns
  .filter(({ id }) => id !== 'pago')
  .map((column) => (column.id === 'fecha' ? { ...column, card: 'meta' } : column));

const keepsDatesInside: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const unfold of canvas.getAllByRole('button', { name: /^Detalles/ }))
    await userEvent.click(unfold);
  const dates = canvas
    .getAllByRole('article')
    .flatMap((card) => [...card.querySelectorAll('time')]);
  await expect(dates).toHaveLength(5);
  for (const date of dates) {
    await expect(date.getBoundingClientRect().right).toBeLessThanOrEqual(
      Math.ceil(date.closest('dd')?.getBoundingClientRect()?.right ?? 0),
    );
  }
};
export const FechasEnTelefono: Story = {
  args: { columns: withDates },
  globals: { viewport: { value: 'phone' } },
  play: keepsDatesInside,
};
export const FechasEnEstrecho: Story = {
  args: { columns: withDates },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await keepsDatesInside(context);
    const edgeOf = (element: Element | null) =>
      element?.getBoundingClientRect().right ?? Number.NaN;
    const edge = edgeOf(context.canvas.getByRole('list'));
    const box = (await openDialog(context.canvas, 'Filtros y más'))
      .getByRole('searchbox')
      .closest('[role="group"]');
    await expect(edgeOf(box)).toBeLessThanOrEqual(edge);
  },
};

/** The longest name. The row «Persona-4999», the last one by name, has it as its `encargado`. */
const LONG = 'Álvaro-del-Monte_77.Ruiz';
const withLongName = many.map((fila) =>
  fila.usuario === 'Persona-4999' ? { ...fila, encargado: LONG } : fila,
);

export const MuchasFilas: Story = {
  args: { rows: withLongName, rowActions: acts },
  play: async ({ canvas, step }) => {
    const scroller = canvas.getByRole('region', { name: 'Tiempos abiertos' });
    await step('Solo dibuja las que se ven', async () => {
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', String(CROWD + 1));
      await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
      await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    });
    await step('Ordena todas', async () => {
      await press(canvas, 'Usuario');
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'),
      );
    });
    await step('Al darles la vuelta, los actos son los de las filas que se ven', async () => {
      await press(canvas, 'Usuario');
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-4999'),
      );
      const row = canvas.getAllByRole('row')[1] as HTMLElement;
      await expect(
        within(row).getByRole('button', { name: 'Confirmar: Persona-4999' }),
      ).toBeVisible();
      await press(canvas, 'Usuario');
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'),
      );
    });
    await step('Recorre la tabla hasta el final y vuelve: las columnas no se mueven', async () => {
      const widths = () =>
        canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().width);
      const before = widths();
      scroller.scrollTop = scroller.scrollHeight;
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Persona-4999'),
      );
      await expect(widths()).toEqual(before);
      const name = document.createRange();
      name.selectNodeContents(canvas.getByText(LONG));
      await expect(name.getClientRects()).toHaveLength(1);
      await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute(
        'aria-rowindex',
        String(CROWD + 1),
      );
      scroller.scrollTop = 0;
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'),
      );
    });
  },
};

export const ConservaElFoco: Story = {
  args: { rows: many, rowActions: acts },
  play: async ({ canvas, step }) => {
    confirmar.mockClear();
    const scroller = canvas.getByRole('region', { name: 'Tiempos abiertos' });
    const button = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    await step('Lejos de la fila que lo tiene', async () => {
      button('Confirmar: Persona-2919').focus();
      await untilInSight();
      scroller.scrollTop = scroller.scrollHeight / 2;
      await waitFor(() =>
        expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute(
          'aria-rowindex',
          expect.stringMatching(/^25\d\d$/),
        ),
      );
      await expect(button('Confirmar: Persona-2919')).toHaveFocus();
      await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    });
    await step('Se pulsa, y se pasa a la siguiente', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(confirmar).toHaveBeenLastCalledWith(2);
      await userEvent.tab();
      await expect(button('Más acciones: Persona-2919')).toHaveFocus();
      await userEvent.tab();
      await expect(button('Confirmar: Persona-0838')).toHaveFocus();
    });
    await step('El menú de una fila se abre con la primera tecla y devuelve el foco', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Ajustar' }));
      await expect(confirmar).toHaveBeenLastCalledWith(300);
      await waitFor(() => expect(button('Más acciones: Persona-0838')).toHaveFocus());
    });
  },
};

export const NoPasaAOtraFila: Story = {
  args: { rows: many, rowActions: acts },
  play: async ({ canvas, step }) => {
    confirmar.mockClear();
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    const hand = userEvent.setup();
    const button = canvas.getByRole('button', { name: 'Confirmar: Persona-2919' });
    await step('Un dedo sobre una fila, y otra orden entretanto', async () => {
      await hand.pointer({ target: button, keys: '[TouchA>]' });
      canvas.getByRole('button', { name: 'Usuario' }).click();
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'),
      );
    });
    await step('Al levantarlo no hace nada a otra persona', async () => {
      await expect(button).toHaveAttribute('aria-label', 'Confirmar: Persona-2919');
      await hand.pointer({ target: button, keys: '[/TouchA]' });
      await expect(confirmar).not.toHaveBeenCalled();
    });
  },
};

export const ActosAlDia: Story = {
  render: (args) => <Recuenta {...args} />,
  play: async ({ canvas, step }) => {
    confirmar.mockClear();
    const row = canvas.getAllByRole('row')[1];
    await step('Tras otra vuelta, el acto es el de ahora y la fila la misma', async () => {
      await press(canvas, 'Otra vez');
      await press(canvas, 'Contar: elPatio83');
      await expect(confirmar).toHaveBeenLastCalledWith('1 elPatio83');
      await expect(canvas.getAllByRole('row')[1]).toBe(row);
    });
    await step('Mientras está en curso no se repite', async () => {
      const busy = canvas.getByRole('button', { name: 'Contar: elPatio83 En curso' });
      await expect(busy).toHaveFocus();
      await waitFor(() =>
        expect(
          document.querySelector('[role=log][aria-live=assertive] [role=img]'),
        ).toHaveAccessibleName('Contar: elPatio83 En curso'),
      );
      await userEvent.keyboard('{Enter}');
      await expect(confirmar).toHaveBeenCalledTimes(1);
    });
  },
};

export const Impresa: Story = {
  args: { rows: many.slice(0, 260) },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(260);
    // Chromium does not repeat a table header with a button on the next sheet.
    await expect(
      within(canvas.getByRole('columnheader', { name: 'Usuario' })).queryByRole('button'),
    ).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(100));
  },
};
