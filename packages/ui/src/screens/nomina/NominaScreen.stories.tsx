import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { expectOnce, findDialog, press, ready } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { LONG_NAME, OFICIAL, SERVER_DOWN } from '../storyData';
import { NominaScreen } from './NominaScreen';
import {
  cerradoHace,
  detalleOf,
  FILAS,
  fila,
  PERIODOS,
  PREVIA,
  REQUISITOS,
  THOUSANDS,
} from './storyNomina';

const REQUISITOS_DE = Array.from({ length: 12 }, (_, index) => ({
  ...REQUISITOS,
  id_categoria: index + 1,
}));
const DETALLE_AGENTE = {
  id: 5,
  state: ready({ detalle: detalleOf({ entries: [] }, { usuario: 5, usuarioNombre: 'Agente' }) }),
};

const meta = {
  id: 'pantallas-nomina',
  title: 'Pantallas/Nómina',
  component: NominaScreen,
  args: {
    state: ready({ filas: FILAS }),
    requisitos: REQUISITOS_DE,
    viewer: OFICIAL,
    vista: { kind: 'abierto' },
    onRango: fn(),
    onPeriodo: fn(),
    onAdjust: fn(async () => undefined),
    panel: null,
    onPanel: fn(),
    periodos: { kind: 'ready', data: { periodos: PERIODOS } },
    previa: { kind: 'ready', data: { previa: PREVIA } },
    onRestart: fn(async () => undefined),
    onReopen: fn(async () => undefined),
    detalle: null,
    onDetalle: fn(),
  },
} satisfies Meta<typeof NominaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownNames = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('th[scope=row] [translate=no], article [translate=no]')].map(
    (name) => name.textContent ?? '',
  );

export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('8 personas · 1.352c en pagas')).toBeVisible();
    await expect(shownNames(canvasElement)[0]).toBe('Agente');
    const search = canvas.getByRole('searchbox', { name: 'Buscar en la nómina' });
    await userEvent.type(search, 'QUINT');
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['Sra.Quintana']));
    await userEvent.clear(search);
    await waitFor(() => expect(shownNames(canvasElement)).toHaveLength(8));
  },
};

/** Each count is shown beside the requirement of the person's category, halved by a reduction. */
export const Progreso: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    const cellsOf = (name: string) =>
      within(canvas.getByText(name).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(cellsOf('Agente').slice(0, 3)).toEqual(['0 de 3', '1 de 1', '1h 35m de 4h']);
    await expect(cellsOf('I1l_O0scar').slice(0, 3)).toEqual(['1 de 2', '2 de 1', '1h 0m de 2h']);
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(within(row).getAllByRole('button')).toHaveLength(1);
  },
};

/** Without the requirements, as in a closed period, only the counts are shown. */
export const SinRequisitos: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { vista: { kind: 'cerrado', cerrado: cerradoHace(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ de 3$/)).not.toBeInTheDocument();
    await expect(canvas.getByText('1h 35m')).toBeVisible();
  },
};

export const OrdenaPorPaga: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /Paga/ }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() =>
      expect(shownNames(canvasElement).slice(0, 2)).toEqual(['Ronda-Nocturna', 'Gerente']),
    );
    await expect(
      within(canvas.getByRole('table')).getByRole('columnheader', { name: /Paga/ }),
    ).toHaveAttribute('aria-sort', 'descending');
  },
};

/**
 * A viewer with the permission req adjusts rows of people of a lower category. An empty quantity
 * fails with the portal's text (NOM-09, NOM-10, NOM-17).
 */
export const Ajusta: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { viewer: STORY_PEOPLE.Supervisora, detalle: DETALLE_AGENTE },
  render: stateful(NominaScreen, { detalle: 'onDetalle' }),
  play: async ({ args, step }) => {
    await press(await findDialog('Qué le falta para cobrar'), 'Ajustar');
    const dialog = await findDialog('Ajustar a Agente');
    await step('Sin cantidad no se ajusta', async () => {
      await press(dialog, 'Ajustar');
      await expectOnce(onAviso, 'Cantidad no puede ser menor o igual a 0');
    });
    await step('Resta media hora, y ve en qué queda', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Restar' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'Tiempos' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Cantidad' }), '30');
      await userEvent.tab();
      await expect(await dialog.findByText('Tiene 1h 35m. Quedará en 1h 5m.')).toBeVisible();
    });
    await step('Sin motivo tampoco', async () => {
      await press(dialog, 'Ajustar');
      await waitFor(() => expect(onAviso).toHaveBeenLastCalledWith('Escribe por qué se ajusta'));
    });
    await step('Dice por qué y ajusta', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Contó dos veces');
      await press(dialog, 'Ajustar');
      await waitFor(() =>
        expect(args.onAdjust).toHaveBeenCalledWith({
          id: 5,
          opcion: 1,
          requisitos: 2,
          cantidad: 30,
          motivo: 'Contó dos veces',
        }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const PorQueCobra: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Por qué cobro esto: Supervisora' }),
    ).toBeVisible();
    await press(canvas, 'Por qué cobra esto: Oficial');
    await expectOnce(args.onDetalle, 4);
    // If the pay is not earned, the label asks for the missing requirements.
    await press(canvas, 'Qué le falta para cobrar: Agente');
    await waitFor(() => expect(args.onDetalle).toHaveBeenLastCalledWith(5));
  },
};

/**
 * Without the permission req there is no column of acts (NOM-09). A button of the toolbar explains
 * the viewer's own pay.
 */
export const PorQueCobro: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Acciones' })).not.toBeInTheDocument();
    await press(canvas, 'Por qué cobro esto');
    await expectOnce(args.onDetalle, OFICIAL.id);
  },
};

export const PeriodoCerrado: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { vista: { kind: 'cerrado', cerrado: cerradoHace(0) }, viewer: STORY_PEOPLE.Supervisora },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        /^8 personas · 1.352c en pagas · periodo del 9 nov 2026, .* al 16 nov 2026, .*, cerrado por Gerente$/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ajustar/ })).not.toBeInTheDocument();
    await press(canvas, 'Por qué cobra esto: Oficial');
    await expectOnce(args.onDetalle, 4);
    await press(canvas, 'Ver el periodo abierto');
    await expectOnce(args.onPeriodo, null);
  },
};

export const PeriodoDesconocido: Story = {
  args: {
    vista: { kind: 'cerrado', cerrado: null },
    state: { kind: 'notFound', texto: 'Ese periodo no existe.' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ese periodo no existe.' })).toBeVisible();
    await press(canvas, 'Ver el periodo abierto');
    await expectOnce(args.onPeriodo, null);
  },
};

export const AbrePeriodos: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Periodos');
    await expectOnce(args.onPanel, 'periodos');
  },
};

export const PorFechas: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    vista: { kind: 'fechas', rango: { inicio: '2026-11-16', final: '2026-11-21' } },
    viewer: STORY_PEOPLE.Supervisora,
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('8 personas · del 16 al 21 nov 2026 · 1.352c pagados al cerrar periodos'),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: /^Ajustar|^Por qué/ }),
    ).not.toBeInTheDocument();
    await press(canvas, 'Por fechas');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver esos días' }));
    await expectOnce(args.onRango, { inicio: '2026-11-16', final: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const FechasSinPaga: Story = {
  args: {
    vista: { kind: 'fechas', rango: { inicio: '2026-11-18', final: '2026-11-18' } },
    state: ready({ filas: FILAS.map((one) => ({ ...one, paga: null })) }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/ · en esos días no se cerró ninguna paga$/)).toBeVisible(),
};

/** Both days are required (NOM-07). */
export const FechasQueFaltan: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Por fechas');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver esos días' }));
    await expectOnce(onAviso, 'No dejes campos vacios');
    await expect(args.onRango).not.toHaveBeenCalled();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ filas: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

/** The maximum number of elements in a row: each sort creates and lays out a screenful of rows. */
const ELEMENTS = 32;

export const MuchasFilas: Story = {
  args: { state: ready({ filas: THOUSANDS }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^5.000 personas · /)).toBeVisible();
    await waitFor(() => expect(shownNames(canvasElement).length).toBeGreaterThan(5));
    await expect(shownNames(canvasElement).length).toBeLessThan(100);
    for (const row of canvasElement.querySelectorAll('tbody tr'))
      await expect(row.querySelectorAll('*').length).toBeLessThanOrEqual(ELEMENTS);
    await userEvent.type(canvas.getByRole('searchbox'), '4321');
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['Persona-4321']));
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      filas: [
        fila(5, {
          usuarioNombre: LONG_NAME,
          ascensos: 1234,
          asistencias: 987,
          times: 60_000,
          paga: 1_234_567,
          reducido: true,
          fecha: '2026-09-30T23:59:00.000Z',
        }),
      ],
    }),
  },
};
