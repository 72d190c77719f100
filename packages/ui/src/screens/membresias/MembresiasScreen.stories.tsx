import { MEMBRESIAS } from '@garita/domain/membresias/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import { stateful } from '../../docs/stateful';
import {
  choose,
  closed,
  expectOnce,
  findDialog,
  findQuestion,
  openDialog,
  pick,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, LONG_NAME, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { MembresiasScreen } from './MembresiasScreen';
import type { MembresiasScreenProps } from './MembresiasScreenProps';
import { AHORA, CATALOGO, THOUSAND, VENDIDAS, vendida } from './storyMembresias';

const meta = {
  id: 'pantallas-membresias',
  title: 'Pantallas/Membresías',
  component: MembresiasScreen,
  args: {
    state: ready({ vendidas: VENDIDAS }),
    viewer: STORY_PEOPLE.Supervisora,
    now: () => AHORA,
    isSelling: false,
    comprador: null,
    onSelling: fn(),
    oferta: { kind: 'ready', data: { catalogo: CATALOGO, personas: PERSONAS } },
    onSell: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
  render: stateful(MembresiasScreen, { isSelling: 'onSelling' }),
} satisfies Meta<typeof MembresiasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SinCatalogo: Story = {
  args: {
    viewer: STORY_PEOPLE.Gerente,
    isSelling: true,
    oferta: ready({ catalogo: [], personas: PERSONAS }),
  },
  play: async () => {
    const dialog = await findDialog('Vender membresía');
    await expect(await dialog.findByRole('link', { name: 'Crear la primera' })).toHaveAttribute(
      'href',
      '/mantenimiento?parte=membresias',
    );
  },
};

const PRONTO = vendida(50, { finaliza: '2026-11-24T18:30:00.000Z' });

export const TerminanPronto: Story = {
  args: {
    state: ready({
      vendidas: [PRONTO, ...VENDIDAS],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('5 activas y 3 terminadas · 1 termina en los próximos siete días'),
    ).toBeVisible();
    const days = within(
      canvas.getByRole('figure', { name: 'Qué termina en los próximos siete días' }),
    );
    await expect(days.getAllByRole('listitem')[3]).toHaveTextContent('24 nov 2026: 1 termina');
  },
};

/** Only the newest sales are loaded. */
export const HayAnteriores: Story = {
  args: {
    state: {
      ...ready({ vendidas: [PRONTO, ...VENDIDAS] }),
      more: { onMore: fn(), isLoading: false, error: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En lo cargado')).toBeVisible();
    await expect(canvas.getByText(/\(en lo cargado\)$/)).toBeVisible();
  },
};

/**
 * The main act: a sale. Price and end are shown before the sale is sent (MEM-04, MEM-11, MEM-16).
 */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('4 activas y 3 terminadas')).toBeVisible();
    // An ended membership is highlighted, except a VIP membership (MEM-09).
    const toneOf = (name: string) =>
      canvas.getByText(name).closest('[data-tone]')?.getAttribute('data-tone') ?? null;
    await expect(['elPatio83', 'Sra.Quintana', 'Agente'].map(toneOf)).toEqual([
      'caution',
      null,
      null,
    ]);
    await step('Vende una de media jornada', async () => {
      const form = await openDialog(canvas, 'Vender membresía');
      await choose(form, /Membresía/, /^Media jornada/);
      await pick(form, 'Usuario', 'Oficial');
      await userEvent.click(form.getByRole('radio', { name: '15 días' }));
      await expect(form.getByText(/^6 dic 2026/)).toBeVisible();
      await press(form, 'Vender');
      await expectOnce(args.onSell, { user: 4, membresia: 2, periodo: 0, creditos: 13 });
      await closed();
    });
  },
};

let llega: () => void;
function ConOfertaTardia(args: MembresiasScreenProps) {
  const [hasCome, setHasCome] = useState(false);
  llega = () => setHasCome(true);
  return <MembresiasScreen {...args} oferta={hasCome ? args.oferta : { kind: 'loading' }} />;
}
export const OfertaTardia: Story = {
  render: stateful(ConOfertaTardia, { isSelling: 'onSelling' }),
  play: async ({ canvas }) => {
    const form = await openDialog(canvas, 'Vender membresía');
    const field = form.getByRole('button', { name: /Membresía/ });
    await expect(field).toBeDisabled();
    llega();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
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
      canvas.getByRole('searchbox', { name: 'Buscar membresías' }),
      'persona-0777',
    );
    await waitFor(() => expect(canvas.getByText('1 de 1.000 membresías')).toBeVisible());
  },
};

export const SoloMira: Story = {
  args: { viewer: { ...STORY_PEOPLE.Supervisora, permisos: ['adm'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 membresías')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Vender|Borrar/ })).not.toBeInTheDocument();
  },
};

/** Missing fields fail one at a time, with the portal's texts (MEM-12, MEM-13). */
export const FaltanDatos: Story = {
  play: async ({ args, canvas }) => {
    const form = await openDialog(canvas, 'Vender membresía');
    await press(form, 'Vender');
    await expectOnce(onAviso, 'Faltan Datos');
    await expect(form.getByRole('button', { name: /Membresía/ })).toHaveAccessibleDescription(
      /Faltan Datos/,
    );
    await choose(form, /Membresía/, /^VIP/);
    await press(form, 'Vender');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveFocus());
    await expect(args.onSell).not.toHaveBeenCalled();
  },
};

/**
 * For a buyer outside the agency only the name is stored (MEM-14); a permanent membership needs no
 * period (MEM-15).
 */
export const DeFuera: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(canvas, 'Vender membresía');
    await step('Elige una que no caduca', async () => {
      await choose(form, /Membresía/, /^Fundadores/);
      await expect(form.queryByRole('radio', { name: '15 días' })).not.toBeInTheDocument();
      await expect(form.getByText('Nunca')).toBeVisible();
    });
    await step('Pide el nombre de quien es de fuera', async () => {
      await userEvent.click(form.getByRole('radio', { name: 'De fuera' }));
      await press(form, 'Vender');
      await expectOnce(onAviso, 'Faltan Datos');
    });
    await step('La vende', async () => {
      await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), ' Visita.Nueva ');
      await press(form, 'Vender');
      await expectOnce(args.onSell, { user: 'Visita.Nueva', membresia: 3, creditos: 150 });
      await closed();
    });
  },
};

export const Prolonga: Story = {
  play: async ({ canvas }) => {
    const form = await openDialog(canvas, 'Vender membresía');
    await choose(form, /Membresía/, /^VIP/);
    await pick(form, 'Usuario', 'Recluta');
    await expect(form.getByText(/^Ya tiene VIP hasta el 20 dic 2026/)).toBeVisible();
  },
};

export const PrecioCambiado: Story = {
  args: { onSell: fn(() => Promise.reject(refusal(MEMBRESIAS.precioCambiado('45c'), 409))) },
  play: async ({ canvas }) => {
    const form = await openDialog(canvas, 'Vender membresía');
    await choose(form, /Membresía/, /^VIP/);
    await pick(form, 'Usuario', 'Oficial');
    await press(form, 'Vender');
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'El precio ha cambiado: ahora son 45c.',
    );
  },
};

export const OfertaCargando: Story = { args: { isSelling: true, oferta: { kind: 'loading' } } };
export const OfertaFallida: Story = {
  args: { isSelling: true, oferta: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};

/** The confirmation says what happens to the sale; by keyboard only (MEM-03, MEM-18). */
export const Borra: Story = {
  play: async ({ args, canvas }) => {
    await pressWithKeyboard(canvas, 'Borrar: Recluta');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'La venta de 40c, que no está pagada, se anula',
    );
    await confirmWithKeyboard('¿Borrar la membresía?');
    await expectOnce(args.onDelete, VENDIDAS[0]);
    await closed();
  },
};

export const YaBorrada: Story = {
  args: { onDelete: fn(() => Promise.reject(refusal(MEMBRESIAS.yaBorrada, 409))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Borrar: Recluta');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Borrar' }),
    );
    await expect((await findQuestion('No se pudo borrar')).getByRole('alert')).toHaveTextContent(
      'Esa membresía ya estaba borrada.',
    );
  },
};

export const Borrando: Story = {
  args: { onDelete: fn(forever) },
  play: async ({ canvas }) => {
    await press(canvas, 'Borrar: Recluta');
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, 'Borrar');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      vendidas: [
        vendida(1, {
          usuarioNombre: LONG_NAME,
          membresiaNombre: 'Membresía de aniversario con un nombre muy, muy largo'.repeat(2),
        }),
      ],
    }),
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
