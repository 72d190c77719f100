import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, findDialog, press } from '../../docs/storyActs';
import { detalleOf } from '../nomina/storyNomina';
import { historiaDe } from '../persona/storyPersona';
import { LONG_NAME, OFICIAL, SERVER_DOWN } from '../storyData';
import { PerfilScreen } from './PerfilScreen';
import type { Cuenta, Perfil, PerfilHistorial } from './PerfilScreenProps';
import { CUENTA, SIN_CUENTA } from './storyCuenta';

const requisito = (
  label: string,
  done: number,
  pay: number,
  bonus: number,
): Perfil['requirements'][number] => ({
  nomina_label: label,
  nomina_hecha: done,
  nomina: pay,
  nomina_porcentaje: pay === 0 ? 100 : Math.min(100, Math.floor((done * 100) / pay)),
  bonificacion_label: label,
  bonificacion_hecha: done,
  bonificacion: bonus,
  bonificacion_porcentaje: bonus === 0 ? 100 : Math.min(100, Math.floor((done * 100) / bonus)),
});

const perfil: Perfil = {
  nomina: { ascensos: 3, asistencias: 4, times: 250 },
  tiempo: null,
  paga: { paga: 'Nómina', monto: 14, cobrado: 0 },
  membresias: [
    { membresiaNombre: 'Media jornada', membresia: 2, dias: 12 },
    { membresiaNombre: 'Fundadores', membresia: 3, dias: null },
  ],
  requirements: [
    requisito('Ascensos', 3, 3, 6),
    requisito('Asistencias', 4, 4, 6),
    requisito('Tiempos', 250, 240, 360),
  ],
};
const historial: PerfilHistorial = [
  '2026-11-22T20:30:00.000Z',
  [
    {
      nombre_usuario: 'Recluta',
      nueva: 'Aspirante',
      nombre_encargado: 'Oficial',
      fecha: '2026-11-21T18:30:00.000Z',
    },
    {
      nombre_usuario: 'elPatio83',
      nueva: 'Vigilante I',
      nombre_encargado: 'Oficial',
      fecha: '2026-11-19T10:05:00.000Z',
    },
  ],
  [
    {
      motivo: 'Pase de lista',
      cantidad: 1,
      encargadoNombre: 'Supervisora',
      fecha: '2026-11-21T17:00:00.000Z',
    },
    {
      motivo: 'Ajuste: −1 asistencia',
      cantidad: -1,
      encargadoNombre: 'Gerente',
      fecha: '2026-11-20T09:00:00.000Z',
    },
  ],
];
const TIEMPO: NonNullable<Perfil['tiempo']> = {
  id: 31,
  bajo: 4,
  bajoNombre: 'Oficial',
  alto: 3,
  altoNombre: 'Supervisora',
  mins: 82,
  minsA: 40,
  pausa: 1,
  pausado: 1,
  tiempopausado: 6,
  p_bajo: '2026-11-21T18:24:00.000Z',
  sumado: 0,
  id_categoria: 1,
  abierto: '2026-11-21T16:56:00.000Z',
  inicio: '2026-11-21T17:02:00.000Z',
  ligado: '2026-11-21T17:50:00.000Z',
  pausa_desde: '2026-11-21T18:24:00.000Z',
};
const ready = (
  change: Partial<Perfil> = {},
  past: PerfilHistorial = historial,
  cuenta: Cuenta = CUENTA,
) => ({
  kind: 'ready' as const,
  data: { perfil: { ...perfil, ...change }, historial: past, cuenta },
});

const meta = {
  id: 'pantallas-perfil',
  title: 'Pantallas/Perfil',
  component: PerfilScreen,
  parameters: {
    estados: {
      MuchasFilas: 'el servidor da las 200 anotaciones más recientes, que se leen sin más',
    },
  },
  args: {
    state: ready(),
    viewer: OFICIAL,
    detalle: null,
    onDetalle: fn(),
    historia: historiaDe(OFICIAL),
    now: () => Date.now(),
  },
} satisfies Meta<typeof PerfilScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below category 8 the second tab is Asistencias (PER-04 to PER-14). */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oficial' })).toBeVisible();
    await expect(canvas.getByText('Paga completada: Nómina, 14c')).toBeVisible();
    await expect(canvas.getByText('Quedan 12 días')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(6);
    await userEvent.click(await canvas.findByRole('tab', { name: /^Asistencias/ }));
    await expect(await canvas.findByText('Pase de lista')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tu historia' })).toBeVisible();
  },
};

/** From category 8 on the second tab is Tiempos (PER-15). */
export const Supervisora: Story = {
  args: {
    viewer: {
      ...OFICIAL,
      usuario: 'Supervisora',
      mision: 'Supervisión I',
      firma: 'SUP',
      id_categoria: 8,
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('tab', { name: /^Tiempos/ })).toBeVisible(),
};

/** Above category 10 there are no requirements and no promotion (PER-11). */
export const SinRequisitos: Story = {
  args: {
    viewer: {
      ...OFICIAL,
      usuario: 'Fundadora',
      mision: 'Fundación',
      firma: 'FUN',
      id_categoria: 12,
    },
    state: ready({}, [null, [], []], SIN_CUENTA),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Requisitos' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/los rangos más altos se dan por nombramiento/)).toBeVisible();
  },
};

export const PideElPorque: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Por qué cobro esto');
    await expectOnce(args.onDetalle, true);
  },
};
export const PorQueCobro: Story = {
  args: { detalle: { kind: 'ready', data: { detalle: detalleOf() } } },
  play: async ({ args }) => {
    const dialog = await findDialog('Por qué cobro esto');
    await waitFor(() => expect(dialog.getByText('Has ganado')).toBeVisible());
    await expect(
      dialog.getByText('14c + 20c de periodos cerrados − 15c de multa = 19c'),
    ).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    await expectOnce(args.onDetalle, false);
  },
};

/** A paused time is marked as paused (PER-06, PER-07). */
export const TiempoPausado: Story = {
  args: { state: ready({ tiempo: TIEMPO }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tiempo pausado')).toBeVisible();
    await expect(canvas.getByText('1h 22m')).toBeVisible();
  },
};

export const PagaCobrada: Story = {
  args: { state: ready({ paga: { paga: 'Nómina', monto: 14, cobrado: 14 } }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Paga completada: Nómina, 14c. Ya la cobraste')).toBeVisible(),
};
export const PagaCobradaEnParte: Story = {
  args: { state: ready({ paga: { paga: 'Nómina y Bonificación', monto: 18, cobrado: 14 } }) },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Paga completada: Nómina y Bonificación, 18c. Ya cobraste 14c'),
    ).toBeVisible(),
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: {
    viewer: { ...OFICIAL, usuario: 'Recluta', mision: 'Recluta', firma: null, id_categoria: 1 },
    state: ready(
      { nomina: { ascensos: 0, asistencias: 0, times: 0 }, paga: null, membresias: [] },
      ['2026-11-21T18:00:00.000Z', [], []],
      SIN_CUENTA,
    ),
  },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const TextoLargoEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    viewer: {
      ...OFICIAL,
      usuario: LONG_NAME,
      mision: 'Inspección de la guardia de la barrera norte',
    },
  },
};
