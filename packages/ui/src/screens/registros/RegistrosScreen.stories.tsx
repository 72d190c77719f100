import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { letPass } from '../../docs/storyTime';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { REGISTROS_META, registrosOf } from './storyMeta';
import { DOSCIENTOS, fichaje, NADA, REGISTROS } from './storyRegistros';

const meta = {
  id: 'pantallas-registros',
  title: 'Pantallas/Registros',
  ...REGISTROS_META,
} satisfies Meta<typeof REGISTROS_META.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every log in its tab, in the portal's order (LOG-01, LOG-08 to LOG-13). */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual([
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

/**
 * A bidi control character in an old name does not reverse the rest of the sentence: it is shown as
 * a replacement character.
 */
export const NombreConMarcas: Story = {
  args: {
    state: registrosOf({
      ...REGISTROS,
      clones: [
        {
          id: 1,
          motivo: 'Reclu\u202eta se registró desde la dirección de Expulsado',
          fecha: '2026-11-21T12:00:00.000Z',
        },
      ],
    }),
    busqueda: { modulo: 'clones', palabra: '' },
  },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Reclu\ufffdta se registró desde la dirección de Expulsado'),
    ).toBeVisible(),
};

export const Vacio: Story = { args: { state: registrosOf(NADA) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: registrosOf(DOSCIENTOS), hayMas: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('200 entradas')).toBeVisible();
    await press(canvas, 'Cargar más antiguas');
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

export const Cargando: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('tab', { name: 'Fichajes' })).toBeVisible(),
};
export const CargandoMas: Story = { args: { hayMas: true, isCargandoMas: true } };
export const MuchasFilasEnTelefono: Story = {
  ...MuchasFilas,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeLessThan(30);
    await expect(canvas.getByRole('button', { name: 'Ver 50 más' })).toBeVisible();
    await press(canvas, 'Cargar más antiguas');
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

/**
 * A typed word is searched once, a second after its last letter. A cleared field shows the log
 * immediately (LOG-02, LOG-03).
 */
export const Busca: Story = {
  args: {
    hallado: { kind: 'ready', data: { registros: { tiempos: REGISTROS.tiempos.slice(1, 2) } } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Buscar en los tiempos' }),
      'ajuste',
    );
    await letPass(999);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await letPass(1);
    await expectOnce(args.onSearch, { modulo: 'tiempos', palabra: 'ajuste' });
    await expect(await canvas.findByText('1 entrada')).toBeVisible();
    await expect(canvas.getByText(/Se ha buscado «ajuste» en todo el registro/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith({ modulo: 'tiempos', palabra: '' }),
    );
    await expect(canvas.getByText('3 entradas')).toBeVisible();
  },
};

export const Buscando: Story = { args: { busqueda: { modulo: 'ascensos', palabra: 'oficial' } } };
export const SinHallazgos: Story = {
  args: {
    busqueda: { modulo: 'nombres', palabra: 'nadie' },
    hallado: { kind: 'ready', data: { registros: { nombres: [] } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada coincide con la búsqueda')).toBeVisible();
    await expect(canvas.getByText(/entre las 10\.000 entradas más recientes/)).toBeVisible();
  },
};
export const BusquedaFallida: Story = {
  args: {
    busqueda: { modulo: 'ascensos', palabra: 'oficial' },
    hallado: { kind: 'error', error: SERVER_DOWN, onRetry: fn() },
  },
};

export const TextosLargos: Story = {
  args: {
    state: registrosOf({
      ...REGISTROS,
      tiempos: [
        {
          id: 1,
          motivo: `Tiempo confirmado: 12h 30m, por ${LONG_NAME}`,
          usuario: LONG_NAME,
          fecha: '2026-11-21T18:30:00.000Z',
        },
      ],
      fichajes: [fichaje(1, { nombreUsuario: LONG_NAME })],
    }),
  },
};
