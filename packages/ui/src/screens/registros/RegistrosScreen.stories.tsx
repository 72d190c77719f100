import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOnce, openQuestion, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { letPass } from '../../docs/storyTime';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { RegistrosScreen } from './RegistrosScreen';
import type { Busqueda, FichajeRegistrado, RegistrosScreenProps } from './RegistrosScreenProps';
import { DOSCIENTOS, fichaje, NADA, REGISTROS } from './storyRegistros';

const ready = (registros = REGISTROS) => ({ kind: 'ready' as const, data: { registros } });
const TIEMPOS: Busqueda = { modulo: 'tiempos', palabra: '' };
const FICHAJES: Busqueda = { modulo: 'fichajes', palabra: '' };

const meta = {
  id: 'pantallas-registros',
  title: 'Pantallas/Registros',
  component: RegistrosScreen,
  args: {
    state: ready(),
    busqueda: TIEMPOS,
    hallado: { kind: 'loading' },
    viewer: STORY_PEOPLE.Gerente,
    onSearch: fn(),
    onSubtract: fn(async () => undefined),
  },
  // The log on screen is the address's in the portal; here it is kept, so that the tabs answer.
  render: function Kept(args: RegistrosScreenProps) {
    const [busqueda, setBusqueda] = useState(args.busqueda);
    const onSearch = (next: Busqueda) => {
      args.onSearch(next);
      setBusqueda(next);
    };
    return <RegistrosScreen {...args} busqueda={busqueda} onSearch={onSearch} />;
  },
} satisfies Meta<typeof RegistrosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const FICHAJE = REGISTROS.fichajes[1] as FichajeRegistrado;
const openDetail = async (canvas: { getAllByRole: (role: string, options: object) => HTMLElement[] }, index: number) => {
  await userEvent.click(canvas.getAllByRole('button', { name: /^Detalle/ })[index] as HTMLElement);
  return screen.findByRole('dialog', { name: 'Fichaje' });
};

/** Every log in its tab, in the portal's order (LOG-01, LOG-08 to LOG-13). */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Tiempos',
      'Ascensos',
      'Nombres',
      'Clones',
      'Requisitos',
      'Rangos',
      'Fichajes',
      'Accesos',
    ]);
    await expect(canvas.getByText('Tiempo confirmado: 1h 30m, por Oficial')).toBeVisible();
    for (const [name, entry] of [
      ['Ascensos', 'Agente II'],
      ['Nombres', 'Novato ahora se llama Recluta'],
      ['Clones', 'Recluta se registró desde la dirección de Expulsado'],
      ['Requisitos', 'Suma 2 ascensos a Oficial'],
      ['Rangos', 'Cabo pasa de Agente II a Oficial I'],
      ['Accesos', 'Un nombre que nadie tiene'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await expect(await canvas.findByText(entry)).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toBeVisible();
    }
  },
};

/** A name of long ago with a mark that turns writing around turns no sentence around: the mark is seen. */
export const NombreConMarcas: Story = {
  args: {
    state: ready({ ...REGISTROS, clones: [{ motivo: 'Reclu\u202eta se registró desde la dirección de Expulsado', fecha: '2026-11-21T12:00:00.000Z' }] }),
    busqueda: { modulo: 'clones', palabra: '' },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Reclu\ufffdta se registró desde la dirección de Expulsado')).toBeVisible(),
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready(NADA) } };
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready(DOSCIENTOS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200 entradas')).toBeVisible();
    await expect(canvas.getByText('Se ven las 200 entradas más recientes. Para llegar más atrás, busca.')).toBeVisible();
  },
};

/** A word is told once, a second after its last letter, and an emptied box at once (LOG-02, LOG-03). */
export const Busca: Story = {
  args: { hallado: { kind: 'ready', data: { registros: { tiempos: REGISTROS.tiempos.slice(1, 2) } } } },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Buscar en los tiempos' });
    await userEvent.type(box, 'ajuste');
    await letPass(999);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await letPass(1);
    await expectOnce(args.onSearch, { modulo: 'tiempos', palabra: 'ajuste' });
    await expect(await canvas.findByText('1 entrada')).toBeVisible();
    await expect(canvas.getByText(/Se ha buscado «ajuste» en todo el registro/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith({ modulo: 'tiempos', palabra: '' }));
    await expect(canvas.getByText('3 entradas')).toBeVisible();
  },
};

export const Buscando: Story = { args: { busqueda: { modulo: 'ascensos', palabra: 'oficial' } } };
export const SinHallazgos: Story = {
  args: { busqueda: { modulo: 'nombres', palabra: 'nadie' }, hallado: { kind: 'ready', data: { registros: { nombres: [] } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada coincide con la búsqueda')).toBeVisible();
    await expect(canvas.getByText(/entre las 10\.000 entradas más recientes/)).toBeVisible();
  },
};
export const BusquedaFallida: Story = {
  args: { busqueda: { modulo: 'ascensos', palabra: 'oficial' }, hallado: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};

/** A clock-in in detail; minutes are taken off it, and the dialog shows what is left (LOG-04, LOG-05, LOG-14). */
export const Resta: Story = {
  args: { busqueda: FICHAJES },
  render: function Deducted(args: RegistrosScreenProps) {
    const [fichajes, setFichajes] = useState(REGISTROS.fichajes);
    const onSubtract: RegistrosScreenProps['onSubtract'] = async (one, minutos) => {
      await args.onSubtract(one, minutos);
      setFichajes((now) => now.map((each) => (each.id === one.id ? { ...each, min: each.min - minutos, minsT: each.minsT - minutos } : each)));
    };
    return <RegistrosScreen {...args} state={ready({ ...REGISTROS, fichajes })} onSubtract={onSubtract} />;
  },
  play: async ({ args, canvas }) => {
    const dialog = await openDetail(canvas, 1);
    for (const text of ['Oficial', '20 nov 2026', '2h 0m', '5 min', '3h 0m']) await waitFor(() => expect(within(dialog).getByText(text)).toBeVisible());
    await press(dialog, 'Restar 10 minutos');
    const pregunta = await screen.findByRole('alertdialog', { name: '¿Restar 10 minutos?' });
    await press(pregunta, 'Restar 10 minutos');
    await expectOnce(args.onSubtract, FICHAJE, 10);
    await waitFor(() => expect(pregunta).not.toBeInTheDocument());
    await expect(within(dialog).getByText('1h 50m')).toBeVisible();
    await expect(within(dialog).getByText('2h 50m')).toBeVisible();
  },
};

/** With the keyboard alone, from the row to the minutes and back. */
export const RestaConTeclado: Story = {
  args: { busqueda: FICHAJES },
  play: async ({ args, canvas }) => {
    const detail = canvas.getAllByRole('button', { name: /^Detalle/ })[1] as HTMLElement;
    detail.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Fichaje' });
    within(dialog).getByRole('button', { name: 'Restar 5 minutos' }).focus();
    await userEvent.keyboard('{Enter}');
    const pregunta = await screen.findByRole('alertdialog', { name: '¿Restar 5 minutos?' });
    await waitFor(() => expect(within(pregunta).getByRole('button', { name: 'Volver' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expectOnce(args.onSubtract, FICHAJE, 5);
    await waitFor(() => expect(pregunta).not.toBeInTheDocument());
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(detail).toHaveFocus());
  },
};

/** An open record, one of an equal and a viewer without the code: nothing to take off. */
export const SinNadaQueRestar: Story = {
  args: { busqueda: FICHAJES },
  play: async ({ canvas }) => {
    for (const index of [0, 3]) {
      const dialog = await openDetail(canvas, index);
      await expect(within(dialog).queryByRole('button', { name: /^Restar/ })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
};
export const SupervisoraSoloMira: Story = {
  args: { busqueda: FICHAJES, viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    const dialog = await openDetail(canvas, 1);
    await expect(within(dialog).queryByRole('button', { name: /^Restar/ })).not.toBeInTheDocument();
  },
};

/** Nothing was left by then: it says so, and leads back to the record. */
export const YaNoQuedan: Story = {
  args: { busqueda: FICHAJES, onSubtract: fn(() => Promise.reject(refusal('A ese fichaje no le quedan minutos que restar.', 409))) },
  play: async ({ canvas }) => {
    const dialog = await openDetail(canvas, 1);
    await press(dialog, 'Restar 5 minutos');
    const pregunta = await screen.findByRole('alertdialog', { name: '¿Restar 5 minutos?' });
    const refused = await openQuestion(pregunta, 'Restar 5 minutos', 'No se han restado');
    await expect(refused.getByRole('alert')).toHaveTextContent('A ese fichaje no le quedan minutos que restar.');
  },
};

export const Restando: Story = {
  args: { busqueda: FICHAJES, onSubtract: fn(forever) },
  play: async ({ canvas }) => {
    const dialog = await openDetail(canvas, 1);
    await press(dialog, 'Restar 5 minutos');
    const pregunta = await screen.findByRole('alertdialog', { name: '¿Restar 5 minutos?' });
    await press(pregunta, 'Restar 5 minutos');
    await expect(within(pregunta).getByRole('button', { name: 'Volver' })).toBeDisabled();
  },
};

export const TextosLargos: Story = {
  args: {
    state: ready({
      ...REGISTROS,
      tiempos: [{ motivo: `Tiempo confirmado: 12h 30m, por ${LONG_NAME}`, usuario: LONG_NAME, fecha: '2026-11-21T18:30:00.000Z' }],
      fichajes: [fichaje(1, { nombreUsuario: LONG_NAME })],
    }),
  },
};
