import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../docs/storyActs';
import { SERVER_DOWN } from '../storyData';
import { RangosScreen } from './RangosScreen';
import { RANGOS, RANGOS_LARGOS } from './storyCategorias';

const meta = {
  id: 'pantallas-rangos',
  title: 'Pantallas/Rangos',
  component: RangosScreen,
  parameters: { estados: { SinPermiso: 'El escalafón es público: no hay a quien negárselo.' } },
  args: { state: { kind: 'ready', data: { rangos: RANGOS } }, propia: null },
} satisfies Meta<typeof RangosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** The main act: opening a category and reading what its pay requires (RAN-01 to RAN-19). */
export const ConDatos: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByText('Gerencia')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Ingreso/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await press(canvas, /Oficiales/);
    const oficiales = within(canvas.getByRole('group', { name: /Oficiales/ }));
    await step('Lee los precios de la categoría', async () => {
      await waitFor(() => expect(oficiales.getByText('Traslado')).toBeVisible());
      await expect(cellsOf(oficiales.getByRole('row', { name: /Oficial II/ }))).toEqual(['85c']);
      await expect(cellsOf(oficiales.getByRole('row', { name: /honorario/ }))).toEqual(['']);
    });
    await step('Lee sus requisitos', async () => {
      await userEvent.click(oficiales.getByRole('tab', { name: 'Requisitos Paga' }));
      await expect(oficiales.getByText('Puede ascender hasta')).toHaveTextContent(
        'Puede ascender hasta Vigilancia',
      );
      const requisitos = (name: RegExp) => cellsOf(oficiales.getByRole('row', { name }));
      await expect(requisitos(/Sin Reducción/)).toEqual([
        'Asistencias: 4Ascensos: 3Tiempos: 4h 5m',
        'Asistencias: 6Ascensos: 7Tiempos: 6h 0m',
      ]);
      await expect(requisitos(/Con Reducción/)).toEqual([
        'Asistencias: 2Ascensos: 2Tiempos: 2h 3m',
        'Asistencias: 3Ascensos: 4Tiempos: 3h 0m',
      ]);
    });
    await step('Lee su paga', async () => {
      await userEvent.click(oficiales.getByRole('tab', { name: 'Paga' }));
      await expect(oficiales.getByText('Asciende cada')).toHaveTextContent('Asciende cada 2 días');
      await expect(cellsOf(oficiales.getByRole('row', { name: /Total/ }))).toEqual(['20 creditos']);
    });
  },
};
export const LaPropia: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { propia: 5 },
  play: async ({ canvas }) => {
    const propia = canvas.getByRole('button', { name: /Tu categoría/ });
    await expect(propia).toHaveTextContent('Oficiales');
    await expect(canvas.getAllByText('Tu categoría')).toHaveLength(1);
    await userEvent.click(propia);
    const panel = canvas.getByRole('group', { name: /Oficiales/ });
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(150));
    if (innerWidth < 1000) return;
    const [list, open] = [propia.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(open.left).toBeGreaterThanOrEqual(list.right);
    await expect(open.width).toBeGreaterThan(list.width);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const SinTraslado: Story = {
  play: async ({ canvas }) => {
    const ingreso = within(canvas.getByRole('group', { name: /Ingreso/ }));
    await expect(ingreso.getByText('No disponible')).toBeVisible();
    await expect(ingreso.queryByRole('columnheader', { name: 'Precio' })).not.toBeInTheDocument();
    await userEvent.click(ingreso.getByRole('tab', { name: 'Requisitos Paga' }));
    await expect(ingreso.queryByText('Puede ascender hasta')).not.toBeInTheDocument();
    await expect(cellsOf(ingreso.getByRole('row', { name: /Sin Reducción/ }))).toEqual([
      'Asistencias: 1Tiempos: 1h 0m',
      'Ninguno',
    ]);
  },
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: { kind: 'ready', data: { rangos: { categorias: [], reduccion: [] } } } },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const MuchasFilas: Story = {
  args: { state: { kind: 'ready', data: { rangos: RANGOS_LARGOS } } },
};
export const MuchasFilasEnTelefono: Story = {
  ...MuchasFilas,
  globals: { viewport: { value: 'phone' } },
};
