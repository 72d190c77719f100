import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOnce } from '../expectOnce';
import { CROWD, LONG_NAME, PERSONAS, SERVER_DOWN } from '../storyData';
import { NominaScreen } from './NominaScreen';

const fila = (id: number, values: Partial<FilaNomina>): FilaNomina => {
  const { usuario, id_categoria } = PERSONAS.find((persona) => persona.id === id) ?? { usuario: 'Nadie', id_categoria: 1 };
  return {
    id,
    usuario: id,
    usuarioNombre: usuario,
    categoria: id_categoria,
    ascensos: 0,
    asistencias: 0,
    times: 0,
    fecha: null,
    paga: null,
    reducido: false,
    ...values,
  };
};

const FILAS: readonly FilaNomina[] = [
  fila(2, { ascensos: 9, asistencias: 6, times: 840, paga: 95, fecha: '2026-11-21T17:05:00.000Z' }),
  fila(3, { ascensos: 6, asistencias: 4, times: 615, paga: 60, fecha: '2026-11-21T18:12:00.000Z' }),
  fila(4, { ascensos: 3, asistencias: 2, times: 240, paga: 20, fecha: '2026-11-21T18:29:00.000Z' }),
  fila(5, { asistencias: 1, times: 95, fecha: '2026-11-20T22:40:00.000Z' }),
  fila(6, {}),
  fila(7, { ascensos: 12, asistencias: 7, times: 1325, paga: 1120, fecha: '2026-11-19T03:15:00.000Z' }),
  fila(8, { ascensos: 1, asistencias: 2, times: 60, paga: 12, reducido: true, fecha: '2026-11-18T20:00:00.000Z' }),
  fila(9, { ascensos: 5, asistencias: 3, times: 480, paga: 45, reducido: true, fecha: '2026-11-21T02:33:00.000Z' }),
];

const THOUSANDS: readonly FilaNomina[] = CROWD.map(({ id, usuario, id_categoria }, index) =>
  fila(id, {
    usuarioNombre: usuario,
    categoria: id_categoria,
    ascensos: index % 7,
    asistencias: index % 5,
    times: (index * 13) % 900,
    paga: index % 3 === 0 ? null : (index % 40) + 1,
    reducido: index % 9 === 0,
    fecha: '2026-11-20T12:00:00.000Z',
  }),
);

const ready = (filas: readonly FilaNomina[]) => ({ kind: 'ready' as const, data: { filas } });

const meta = {
  id: 'pantallas-nomina',
  title: 'Pantallas/Nomina',
  component: NominaScreen,
  args: {
    state: ready(FILAS),
    rango: null,
    onRango: fn(),
    canAjustar: (_fila: FilaNomina): boolean => false,
    onAjustar: fn(async () => undefined),
    onAviso: fn(),
  },
} satisfies Meta<typeof NominaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of the people shown, in order. */
const shownNames = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('th[scope=row] [translate=no], article [translate=no]')].map((name) => name.textContent ?? '');

/** The main act: find somebody, then see who earned most. */
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

/** Sorting by keyboard only. */
export const OrdenaPorPaga: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /Paga/ }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(shownNames(canvasElement).slice(0, 2)).toEqual(['Ronda-Nocturna', 'Gerente']));
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('columnheader', { name: /Paga/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** Who holds req adjusts a row, of people below; an empty quantity is stopped in the portal's words (NOM-09, NOM-10, NOM-17). */
export const Ajusta: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { canAjustar: ({ categoria }) => categoria < 8 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Ajustar/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajustar a Agente' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ajustar' }));
    await expectOnce(args.onAviso, 'Cantidad no puede ser menor o igual a 0');
    await userEvent.click(dialog.getByRole('radio', { name: 'Restar' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Tiempos' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cantidad' }), '30');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajustar' }));
    await waitFor(() => expect(args.onAjustar).toHaveBeenCalledWith({ id: 5, opcion: 1, requisitos: 2, cantidad: 30 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Some days: what they are stands below the title, and the way back beside the search. */
export const PorFechas: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rango: { inicio: '2026-11-16', final: '2026-11-21' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/del 11\/16\/2026 al 11\/21\/2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Por fechas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver esos días' }));
    await expectOnce(args.onRango, { inicio: '2026-11-16', final: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Both days are needed (NOM-07). */
export const FechasQueFaltan: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Por fechas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver esos días' }));
    await expectOnce(args.onAviso, 'No dejes campos vacios');
    await expect(args.onRango).not.toHaveBeenCalled();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready([]) } };
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

/** Five thousand people: only those in view are drawn. */
export const MuchasFilas: Story = {
  args: { state: ready(THOUSANDS) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^5.000 personas · /)).toBeVisible();
    await waitFor(() => expect(shownNames(canvasElement).length).toBeGreaterThan(5));
    await expect(shownNames(canvasElement).length).toBeLessThan(100);
    await userEvent.type(canvas.getByRole('searchbox'), '4321');
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['Persona-4321']));
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready([
      fila(5, {
        usuarioNombre: LONG_NAME,
        ascensos: 1234,
        asistencias: 987,
        times: 60_000,
        paga: 1_234_567,
        reducido: true,
        fecha: '2026-09-30T23:59:00.000Z',
      }),
    ]),
  },
};
