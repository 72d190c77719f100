import { VENTAS as TEXTOS } from '@garita/domain/ventas/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { PENDIENTES, THOUSAND, VENTAS, venta } from './storyVentas';
import { VentasScreen } from './VentasScreen';
import type { Venta, VentasData, VentasScreenProps } from './VentasScreenProps';

const ready = (data: Partial<VentasData> = {}) => ({
  kind: 'ready' as const,
  data: { ventas: VENTAS, pendientes: PENDIENTES, ...data },
});

const meta = {
  id: 'pantallas-ventas',
  title: 'Pantallas/Ventas',
  component: VentasScreen,
  args: {
    state: ready(),
    viewer: STORY_PEOPLE.Gerente,
    onMark: fn(async () => undefined),
    onLote: fn(async (): Promise<string | null> => null),
  },
} satisfies Meta<typeof VentasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const BOX = 'Pagada: Membresía VIP, 30 días a Recluta, 40c';

/** The main act: ticking a sale as paid (VEN-01 to VEN-05). */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('60c por entregar a la agencia')).toBeVisible();
    await expect(canvas.getAllByText('Por entregar')).toHaveLength(2);
    await expect(canvas.getAllByText(/^Fundadora, 21 nov 2026/)).toHaveLength(3);
    // A user cannot mark their own sale; another user must.
    await expect(canvas.queryByRole('checkbox', { name: /Agente/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: BOX }));
    await expectOnce(args.onMark, VENTAS[0], true);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Fundadores/ }));
    await expect(args.onMark).toHaveBeenLastCalledWith(VENTAS[4], false);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ ventas: [], pendientes: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ ventas: THOUSAND }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar ventas' }), 'persona-0777');
    await waitFor(() => expect(canvas.getByText('1 de 1.000 ventas')).toBeVisible());
  },
};

/** A wide description scrolls within the table, together with the checkboxes. */
export const DescripcionLarga: Story = {
  args: { state: ready({ ventas: [venta(1, { descripcion: `Membresía ${'W'.repeat(100)}` })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /W{100}/ })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without the permission `pag` the cell shows Sí or No (VEN-06). */
export const SinPag: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('No')).toHaveLength(2);
    await expect(canvas.getAllByText('Sí')).toHaveLength(3);
  },
};

/** The debt of each seller, with their last sale (VEN-01, VEN-08). */
export const Pendiente: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Pendiente/ }));
    await expect(await canvas.findByText('2 encargados')).toBeVisible();
    await expect(canvas.getByText('20c')).toBeVisible();
  },
};

export const NadieDebe: Story = {
  args: { state: ready({ ventas: VENTAS.slice(2), pendientes: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todo está entregado')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Pendiente/ }));
    await expect(await canvas.findByText('Nadie debe nada')).toBeVisible();
  },
};

/** A row that is ticked by keyboard keeps its place and the focus. */
export const ConTeclado: Story = {
  render: function Marked(args: VentasScreenProps) {
    const [ventas, setVentas] = useState(VENTAS);
    const onMark = async ({ id }: Venta, pagada: boolean) =>
      setVentas((now) =>
        now.map((one) => (one.id === id ? { ...one, pagado: pagada ? 1 : 0 } : one)),
      );
    return <VentasScreen {...args} state={ready({ ventas })} onMark={onMark} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: BOX }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: BOX })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: BOX })).toHaveFocus());
  },
};

export const Marcando: Story = {
  args: { onMark: fn(forever) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: BOX }));
    await userEvent.click(canvas.getByRole('checkbox', { name: BOX }));
    await expectOnce(args.onMark, VENTAS[0], true);
  },
};

export const Anulada: Story = {
  args: { onMark: fn(() => Promise.reject(refusal(TEXTOS.anulada, 409))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: BOX }));
    await waitFor(() =>
      expect(onAviso).toHaveBeenCalledWith('Esa venta se anuló: lo que se vendió fue borrado.'),
    );
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      ventas: [
        venta(1, {
          usuarioNombre: LONG_NAME,
          encargoNombre: LONG_NAME,
          descripcion: 'Membresía de aniversario con un nombre muy, muy largo, 30 días',
          credito: 2_147_483_647,
        }),
      ],
    }),
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
