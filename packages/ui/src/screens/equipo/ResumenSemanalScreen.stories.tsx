import type { components } from '@garita/api-client/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AusentesContext } from '../../components/AusentesContext';
import { CROWD, LONG_NAME, PERSONAS, SERVER_DOWN } from '../storyData';
import { ResumenSemanalScreen } from './ResumenSemanalScreen';

type Fila = components['schemas']['SemanaFila'];

// Monday 00:00 in Mexico City.
const INICIO = '2026-11-16T06:00:00.000Z';
const quieto = (usuarioNombre: string, fecha: string | null): Fila => ({
  usuarioNombre,
  ascenso: 0,
  asistencia: 0,
  times: 0,
  fecha,
});

const FILAS: readonly Fila[] = PERSONAS.map(({ usuario }, index) => {
  if (index % 4 === 3) return quieto(usuario, index === 3 ? null : '2026-11-12T20:15:00.000Z');
  return {
    usuarioNombre: usuario,
    ascenso: index % 3,
    asistencia: index % 5,
    times: (index * 137) % 900,
    fecha: `2026-11-${17 + (index % 4)}T1${index % 9}:30:00.000Z`,
  };
});

const ready = (filas: readonly Fila[]) => ({
  kind: 'ready' as const,
  data: {
    semana: [[...filas], INICIO] as [Fila[], string],
    configuracion: { zona: 'America/Mexico_City' },
  },
});

const meta = {
  id: 'pantallas-resumensemanal',
  title: 'Pantallas/Resumen semanal',
  component: ResumenSemanalScreen,
  args: { state: ready(FILAS) },
} satisfies Meta<typeof ResumenSemanalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownNames = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('th[scope=row] [translate=no], article [translate=no]')].map(
    (name) => name.textContent ?? '',
  );

/** Active and inactive people (RSM-01, RSM-03). The week begins on the agency's Monday. */
export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Desde el lunes/)).toHaveTextContent(
      'Desde el lunes 16 nov 2026 · 2 personas no han hecho nada',
    );
    await expect(canvas.getAllByText('No hizo nada')).toHaveLength(2);
    canvas.getByRole('button', { name: /Tiempos/ }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const times = () =>
      within(canvas.getByRole('table')).getByRole('columnheader', { name: /Tiempos/ });
    await waitFor(() => expect(times()).toHaveAttribute('aria-sort', 'descending'));
    await expect(shownNames(canvasElement)[0]).toBe('Ronda-Nocturna');
  },
};

export const Ausentes: Story = {
  render: (args) => (
    <AusentesContext
      value={{
        hoy: '2026-11-21',
        ausentes: [
          { usuarioNombre: 'Oficial', inicio: '2026-11-20', final: '2026-11-25' },
          { usuarioNombre: 'Agente', inicio: '2026-11-17', final: '2026-11-17' },
        ],
      }}
    >
      <ResumenSemanalScreen {...args} />
    </AusentesContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ausente del 20 al 25 nov 2026')).toBeVisible();
    await expect(canvas.getByText('Ausente el 17 nov 2026')).toBeVisible();
    await expect(canvas.getAllByText(/^Ausente/)).toHaveLength(2);
  },
};

export const SoloQuietos: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Solo quien no hizo nada' }));
    await waitFor(() =>
      expect(shownNames(canvasElement).sort()).toEqual(['I1l_O0scar', 'Oficial']),
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Solo quien no hizo nada' }));
    await waitFor(() => expect(shownNames(canvasElement)).toHaveLength(PERSONAS.length));
  },
};

/** Rows with a date of another week come last, whichever direction the date is sorted in. */
export const OrdenaPorFecha: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /Fecha/ }).focus();
    for (const direction of ['ascending', 'descending']) {
      await userEvent.keyboard('{Enter}');
      const fecha = within(canvas.getByRole('table')).getByRole('columnheader', { name: /Fecha/ });
      await waitFor(() => expect(fecha).toHaveAttribute('aria-sort', direction));
      await expect(shownNames(canvasElement).slice(-2).sort()).toEqual(['I1l_O0scar', 'Oficial']);
    }
  },
};

export const TodosHicieronAlgo: Story = {
  args: { state: ready(FILAS.filter(({ times }) => times > 0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Todo el mundo ha hecho algo/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready([]) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: {
    state: ready(
      CROWD.map(({ usuario }, index) => ({
        ...quieto(usuario, '2026-11-18T12:00:00.000Z'),
        times: index,
      })),
    ),
  },
};
export const TextoLargo: Story = {
  args: {
    state: ready([
      {
        usuarioNombre: LONG_NAME,
        ascenso: 12,
        asistencia: 104,
        times: 10_079,
        fecha: '2026-11-20T23:59:00.000Z',
      },
    ]),
  },
};
