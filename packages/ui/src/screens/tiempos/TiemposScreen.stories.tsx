import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectOnce, press, ready } from '../../docs/storyActs';
import { letPass } from '../../docs/storyTime';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { TIEMPOS_META } from './storyMeta';
import { actsOf, of, shownNames } from './storyRows';
import { AHORA, THOUSANDS, TIEMPOS, tiempoDe } from './storyTiempos';
import type { TiemposScreen } from './TiemposScreen';

const meta = {
  id: 'pantallas-tiempos',
  title: 'Pantallas/Tiempos',
  ...TIEMPOS_META,
} satisfies Meta<typeof TiemposScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows active and paused times, and each row's acts (TIE-01, TIE-24 to TIE-36). */
export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(
      canvas.getByText('4 activos · 2 pausados · 2 sin encargado · llevas 2'),
    ).toBeVisible();
    await expect(shownNames(canvasElement)).toEqual([
      'Agente',
      'elPatio83',
      'I1l_O0scar',
      'Recluta',
    ]);
    await expect(await actsOf(canvas, 'Recluta')).toEqual([
      'Confirmar',
      'Pausar',
      'Detalle',
      '-5 min',
      'Desligar',
      'Cancelar',
    ]);
    await expect(await actsOf(canvas, 'Agente')).toEqual([
      'Confirmar',
      'Pausar',
      'Detalle',
      '-5 min',
    ]);
    await expect(await actsOf(canvas, 'elPatio83')).toEqual([
      'Ligar',
      'Pausar',
      'Detalle',
      '-5 min',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Pausados 2' }));
    await expect(shownNames(canvasElement)).toEqual(['Ronda-Nocturna', 'Sra.Quintana']);
    await press(canvas, 'Despausar: Ronda-Nocturna');
    await expectOnce(args.onAct, { accion: 'despausar', tiempo: of(7) });
  },
};

/** Each of the six columns can be sorted (TIE-03); the search covers every shown text (TIE-02). */
export const OrdenaYBusca: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table', { name: 'Tiempos activos' }));
    const sortable = [
      'Usuario',
      'Encargado',
      'Tiempo pausado',
      'Tiempo acumulado',
      'Acumulado encargado',
      'Veces pausado',
    ];
    for (const name of sortable) await expect(table.getByRole('button', { name })).toBeVisible();
    await press(table, 'Tiempo acumulado');
    await expect(shownNames(canvasElement)).toEqual([
      'elPatio83',
      'Recluta',
      'I1l_O0scar',
      'Agente',
    ]);
    await press(table, 'Acumulado encargado');
    await expect(shownNames(canvasElement)).toEqual([
      'Recluta',
      'I1l_O0scar',
      'Agente',
      'elPatio83',
    ]);
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Buscar en los tiempos' }),
      'sin encargado',
    );
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['elPatio83']));
  },
};

/** The minutes run on without a fetch, and rows sorted by minutes keep their order. */
export const SiguenContando: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    // Both times show 41 minutes until the older time reaches 42.
    state: ready({
      tiempos: [
        tiempoDe(5, { alto: 4, mins: 41 }),
        tiempoDe(
          6,
          { alto: 4, mins: 41 },
          { inicio: new Date(AHORA - 41 * 60_000 - 50_000).toISOString() },
        ),
      ],
    }),
    now: fn(() => AHORA),
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await press(canvas, 'Tiempo acumulado');
    const minutes = () =>
      canvas
        .getAllByRole('row')
        .map(
          (row) =>
            /\d+h\s\d+m/.exec(
              row.querySelectorAll('td:not([data-pick])')[2]?.textContent ?? '',
            )?.[0],
        );
    await step('Los dos muestran lo mismo', async () => {
      await expect(minutes()).toEqual([undefined, '0h\u00a041m', '0h\u00a041m']);
      await expect(shownNames(canvasElement)).toEqual(['Agente', 'Recluta']);
    });
    const clock = args.now as ReturnType<typeof fn>;
    await step('Uno cambia antes', async () => {
      clock.mockImplementation(() => AHORA + 12_000);
      await letPass(1000);
      await waitFor(() => expect(minutes()).toEqual([undefined, '0h\u00a041m', '0h\u00a042m']));
    });
    await step('Y ninguno cambia de sitio', async () => {
      clock.mockImplementation(() => AHORA + 60_000);
      await letPass(1000);
      await waitFor(() => expect(minutes()).toEqual([undefined, '0h\u00a042m', '0h\u00a042m']));
      await expect(shownNames(canvasElement)).toEqual(['Agente', 'Recluta']);
    });
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Detalles: Recluta');
    const pausar = canvas.getByRole('button', { name: 'Pausar: Recluta' });
    await expect(pausar.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(
      canvas.getByRole('button', { name: 'Confirmar: Recluta' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
    await userEvent.click(pausar);
    await expectOnce(args.onAct, { accion: 'pausar', tiempo: of(6) });
  },
};

export const VeElDetalle: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ver el tiempo de Recluta');
    await expectOnce(args.onDetalle, 6);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };

export const Vacio: Story = {
  args: { state: ready({ tiempos: [] }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Nuevo Tiempo');
    await expectOnce(args.onOpening, true);
  },
};
export const NadiePausado: Story = {
  args: { state: ready({ tiempos: TIEMPOS.filter(({ pausa }) => pausa === 0) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Pausados 0' }));
    await expect(canvas.getByRole('heading', { name: 'Ningún tiempo está pausado' })).toBeVisible();
  },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

export const MuchasFilas: Story = {
  args: { state: ready({ tiempos: THOUSANDS }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(shownNames(canvasElement).length).toBeGreaterThan(5));
    await expect(shownNames(canvasElement).length).toBeLessThan(100);
    await userEvent.type(canvas.getByRole('searchbox'), '4321');
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['Persona-4321']));
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      tiempos: [
        tiempoDe(
          6,
          { alto: 4, mins: 6_000, minsA: 5_999, pausado: 123, minutosPausados: 4_321, sumado: -90 },
          { bajoNombre: LONG_NAME, altoNombre: LONG_NAME },
        ),
      ],
    }),
  },
};
