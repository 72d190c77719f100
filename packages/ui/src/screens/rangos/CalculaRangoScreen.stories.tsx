import { must } from '@garita/domain/must';
import { listRangos } from '@garita/domain/rangos/listRangos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { listClosed, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { SERVER_DOWN } from '../storyData';
import { CalculaRangoScreen } from './CalculaRangoScreen';
import { RANGOS, RANGOS_LARGOS } from './storyCategorias';

const meta = {
  id: 'pantallas-calcular-rango',
  title: 'Pantallas/Calcular Rango',
  component: CalculaRangoScreen,
  args: {
    state: { kind: 'ready', data: { rangos: listRangos(RANGOS.categorias) } },
    propio: null,
  },
} satisfies Meta<typeof CalculaRangoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const PROPIO = must(
  listRangos(RANGOS.categorias).find(({ nombre }) => nombre === 'Vigilante II'),
  'The rank',
).id;

async function pick(opener: HTMLElement, option: RegExp): Promise<void> {
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await listClosed();
}

/** The main act: choosing two ranks shows the price between them (CAL-01, CAL-04, CAL-05). */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /Rango 1/);
    const chosen = await screen.findByRole('option', { name: /Vigilante I ·/ });
    await expect(screen.queryByRole('option', { name: /Gerencia/ })).not.toBeInTheDocument();
    await userEvent.click(chosen);
    await pick(canvas.getByRole('button', { name: /Rango 2/ }), /Oficial II/);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('De Vigilante Ia Oficial II70c'),
    );
    // A changed choice updates the answer without a press of the button.
    await pick(canvas.getByRole('button', { name: /Rango 2/ }), /honorario/);
    await press(canvas, 'Calcular');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('no está a la venta'));
  },
};

/**
 * First a rank is missing, then the second rank is not higher (CAL-02, CAL-03): the focus goes to
 * the field at fault.
 */
export const Rechaza: Story = {
  play: async ({ canvas, step }) => {
    const calcular = canvas.getByRole('button', { name: 'Calcular' });
    await step('Pide los dos rangos', async () => {
      await userEvent.click(calcular);
      await expect(onAviso).toHaveBeenLastCalledWith('Aun no has seleccionado');
      await expect(canvas.getByText('Aun no has seleccionado')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: /Rango 1/ })).toHaveFocus());
    });
    await step('El segundo ha de ser mayor', async () => {
      await pick(canvas.getByRole('button', { name: /Rango 1/ }), /Vigilante II/);
      await pick(canvas.getByRole('button', { name: /Rango 2/ }), /Vigilante I ·/);
      await userEvent.click(calcular);
      await expect(onAviso).toHaveBeenLastCalledWith('Rango 2 debe ser mayor a Rango 1');
      await expect(canvas.getByText('Rango 2 debe ser mayor a Rango 1')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: /Rango 2/ })).toHaveFocus());
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};
export const DesdeElPropio: Story = {
  args: { propio: PROPIO },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Rango 1/ })).toHaveTextContent('Vigilante II');
    await pick(canvas.getByRole('button', { name: /Rango 2/ }), /Oficial II/);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('De Vigilante II'));
    await pick(canvas.getByRole('button', { name: /Rango 2/ }), /Vigilante I ·/);
    await expect(canvas.getByText('Rango 2 debe ser mayor a Rango 1')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(onAviso).not.toHaveBeenCalled();
  },
};
export const EnTelefono: Story = { ...ConDatos, globals: { viewport: { value: 'phone' } } };
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: { kind: 'ready', data: { rangos: [] } } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: { kind: 'ready', data: { rangos: listRangos(RANGOS_LARGOS.categorias) } } },
};
