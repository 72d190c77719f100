import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AusentesContext } from '../../components/AusentesContext';
import { press } from '../../docs/storyActs';
import { CROWD, LONG_NAME, PERSONAS, SERVER_DOWN } from '../storyData';
import { EquipoScreen } from './EquipoScreen';

type Miembro = { usuario: string; mision: string; categoria: number };

const NAMES = [
  'Ingreso',
  'Vigilancia',
  'Patrulla',
  'Cabos',
  'Oficiales',
  'Inspección',
  'Comisaría',
  'Supervisión',
  'Coordinación',
  'Gerencia',
  'Dirección',
  'Fundación',
];
const rangos = NAMES.map((n_categoria, index) => ({ id_categoria: index + 1, n_categoria }));
const membersOf = (people: typeof PERSONAS): Miembro[] =>
  people.map(({ usuario, mision, id_categoria }) => ({ usuario, mision, categoria: id_categoria }));
const ready = (miembros: Miembro[]) => ({
  kind: 'ready' as const,
  data: { equipo: [rangos, miembros] as [typeof rangos, Miembro[]] },
});

const meta = {
  id: 'pantallas-equipo',
  title: 'Pantallas/Equipo',
  component: EquipoScreen,
  args: { state: ready(membersOf(PERSONAS)) },
} satisfies Meta<typeof EquipoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The main act: pressing a rank shows its people. At first the people of the highest rank are shown
 * (EQU-01, EQU-02).
 */
export const ConDatos: Story = {
  args: { dentro: new Set(['Oficial']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 personas activas')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^FundadoraFundación$/);
    await press(canvas, /Oficiales/);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Oficiales' })).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('OficialOficial de barreraDentro');
    await press(canvas, /Inspección/);
    await expect(canvas.getByText('Ahora mismo no hay nadie con este rango.')).toBeVisible();
  },
};
/** A person who is absent today has a tag; an absence that ended yesterday shows none. */
export const Ausente: Story = {
  render: (args) => (
    <AusentesContext
      value={{
        hoy: '2026-11-21',
        ausentes: [
          { usuarioNombre: 'Oficial', inicio: '2026-11-20', final: '2026-11-21' },
          { usuarioNombre: 'Supervisora', inicio: '2026-11-20', final: '2026-11-20' },
        ],
      }}
    >
      <EquipoScreen {...args} />
    </AusentesContext>
  ),
  play: async ({ canvas }) => {
    await press(canvas, /Oficiales/);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'OficialOficial de barreraAusente',
    );
    await press(canvas, /Supervisión/);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^SupervisoraSupervisión[^A]*$/);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: { kind: 'ready', data: { equipo: [[], []] } } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: {
    state: ready([{ usuario: LONG_NAME, mision: 'Fundación', categoria: 12 }, ...membersOf(CROWD)]),
  },
};
export const NombreLargo: Story = {
  args: {
    state: {
      kind: 'ready',
      data: {
        equipo: [
          [{ id_categoria: 1, n_categoria: 'W'.repeat(100) }, ...rangos.slice(1)],
          membersOf(PERSONAS),
        ],
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /W{100}/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
