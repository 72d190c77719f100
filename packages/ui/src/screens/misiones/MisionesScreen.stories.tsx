import { MISIONES } from '@garita/domain/misiones/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import {
  choose,
  closed,
  expectOnce,
  findDialog,
  listClosed,
  openDialog,
  pick,
  press,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { MisionesScreen } from './MisionesScreen';
import { OFERTA, THOUSAND, VENDIDAS, vendida } from './storyMisiones';

const meta = {
  id: 'pantallas-misiones',
  title: 'Pantallas/Misiones',
  component: MisionesScreen,
  args: {
    state: ready({ vendidas: VENDIDAS }),
    viewer: STORY_PEOPLE.Supervisora,
    isSelling: false,
    onSelling: fn(),
    oferta: { kind: 'ready', data: OFERTA },
    onSell: fn(async () => undefined),
  },
  render: stateful(MisionesScreen, { isSelling: 'onSelling' }),
} satisfies Meta<typeof MisionesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main act: a sale. The price is shown before the sale is sent (MIS-02, MIS-09, MIS-10). */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    const form = await openDialog(canvas, 'Vender misión');
    await pick(form, 'Usuario', 'Agente');
    await choose(form, /Nueva misión/, 'Oficial I · 50c');
    await expect(form.getByText('50c')).toBeVisible();
    await press(form, 'Vender');
    await expectOnce(args.onSell, { usuario: 5, rango: 13, creditos: 50 });
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ vendidas: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ vendidas: THOUSAND }) },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Buscar misiones' }),
      'persona-0777',
    );
    await waitFor(() => expect(canvas.getByText('1 de 1.000 misiones vendidas')).toBeVisible());
  },
};

/**
 * Offers only people of a lower category than the seller's, and only missions for sale above the
 * buyer's and below the seller's. By keyboard only (MIS-07, MIS-08).
 */
export const SoloLoPosible: Story = {
  play: async ({ canvas, step }) => {
    const form = await openDialog(canvas, 'Vender misión');
    await step('Dice lo que falta', async () => {
      await press(form, 'Vender');
      await expectOnce(onAviso, 'Selecciona un usuario');
      await waitFor(() => expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveFocus());
    });
    await step('Ofrece solo a quien se puede', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(screen.getAllByRole('option').map((option) => option.textContent)).toHaveLength(2),
      );
      await expect(screen.queryByRole('option', { name: /Quintana/ })).not.toBeInTheDocument();
      await userEvent.keyboard('recl{ArrowDown}{Enter}');
      await listClosed();
    });
    await step('Ofrece solo las misiones que caben', async () => {
      await press(form, /Nueva misión/);
      await waitFor(() =>
        expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
          'Vigilante I · 15c',
          'Vigilante II · 20c',
          'Agente I · 30c',
          'Oficial I · 80c',
        ]),
      );
      await userEvent.keyboard('{Escape}');
      await listClosed();
    });
  },
};

export const OtraPersona: Story = {
  play: async ({ args, canvas }) => {
    const form = await openDialog(canvas, 'Vender misión');
    await pick(form, 'Usuario', 'Recluta');
    await choose(form, /Nueva misión/, 'Vigilante I · 15c');
    await expect(form.getByText('15c')).toBeVisible();
    await pick(form, 'Usuario', 'Agente');
    await expect(form.queryByText('15c')).not.toBeInTheDocument();
    await press(form, 'Vender');
    await expectOnce(onAviso, 'Selecciona la nueva misión');
    await expect(args.onSell).not.toHaveBeenCalled();
  },
};

export const FaltaFirma: Story = {
  play: async ({ canvas }) => {
    const form = await openDialog(canvas, 'Vender misión');
    await pick(form, 'Usuario', 'Recluta');
    await choose(form, /Nueva misión/, /^Oficial I ·/);
    await expect(form.getByText(/^Esa misión exige firma y Recluta no tiene/)).toBeVisible();
  },
};

export const PrecioCambiado: Story = {
  args: { onSell: fn(() => Promise.reject(refusal(MISIONES.precioCambiado('25c'), 409))) },
  play: async ({ canvas }) => {
    const form = await openDialog(canvas, 'Vender misión');
    await pick(form, 'Usuario', 'Recluta');
    await choose(form, /Nueva misión/, /^Vigilante II ·/);
    await press(form, 'Vender');
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'El precio ha cambiado: ahora son 25c.',
    );
  },
};

/**
 * The buyer or the mission is no longer available: although the new lists lack them, the form keeps
 * its input and shows the refusal.
 */
export const VentaRechazada: Story = {
  render: function Refused(args) {
    const [oferta, setOferta] = useState(args.oferta);
    const onSell = async () => {
      setOferta(
        ready({
          ...OFERTA,
          compradores: [],
          precios: OFERTA.precios.filter(({ nombre }) => nombre !== 'Vigilante II'),
        }),
      );
      throw refusal(MISIONES.noEnVenta, 409);
    };
    return <MisionesScreen {...args} isSelling oferta={oferta} onSell={onSell} />;
  },
  play: async () => {
    const form = await findDialog('Vender misión');
    await pick(form, 'Usuario', 'Recluta');
    await choose(form, /Nueva misión/, /^Vigilante II ·/);
    await press(form, 'Vender');
    await expect(await form.findByRole('alert')).toHaveTextContent(MISIONES.noEnVenta);
    await expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveValue('Recluta');
    await expect(form.getByRole('button', { name: /Nueva misión/ })).toHaveTextContent(
      'Vigilante II · 20c',
    );
    await expect(form.getByText('20c', { selector: 'dd' })).toBeVisible();
  },
};

export const OfertaCargando: Story = { args: { isSelling: true, oferta: { kind: 'loading' } } };
export const OfertaFallida: Story = {
  args: { isSelling: true, oferta: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      vendidas: [
        vendida(1, {
          usuarioNombre: LONG_NAME,
          encargadoNombre: LONG_NAME,
          mision: 'Una misión con un nombre muy, muy largo '.repeat(2),
        }),
      ],
    }),
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
