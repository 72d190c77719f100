import { NOMINA } from '@garita/domain/nomina/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectOnce, expectSeen } from '../../docs/storyActs';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { DetalleDialog } from './DetalleDialog';
import type { DetalleState, NominaDetalle } from './NominaScreenProps';
import { anotaciones, detalleOf } from './storyNomina';

const ready = (detalle: NominaDetalle): DetalleState => ({ kind: 'ready', data: { detalle } });

const meta = {
  id: 'pantallas-nomina-detalle',
  title: 'Pantallas/Nómina/Por qué',
  component: DetalleDialog,
  args: { state: ready(detalleOf()), isOwn: false, onClose: fn() },
} satisfies Meta<typeof DetalleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (name = 'Por qué cobra esto') =>
  within(await screen.findByRole('dialog', { name }));

export const ConDatos: Story = {
  play: async ({ args, step }) => {
    const dialog = await dialogOf();
    await step('Dice qué ha ganado y qué le falta', async () => {
      await expectSeen(dialog.getByText('Ha ganado'));
      await expect(dialog.getByText('Ganada')).toBeVisible();
      await expect(dialog.getByText('Todavía no')).toBeVisible();
      await expect(
        dialog.getByText('Le faltan 2 ascensos y 1h para la bonificación de 4c.'),
      ).toBeVisible();
      await expect(dialog.getByText('No se pide')).toBeVisible();
    });
    await step('Mira las asistencias', async () => {
      await userEvent.click(dialog.getByRole('tab', { name: /^Asistencias/ }));
      await expect(await dialog.findByText('−1 asistencia')).toBeVisible();
      await expect(dialog.getByText('En total: 1 asistencia.')).toBeVisible();
    });
    await step('Cierra con Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expectOnce(args.onClose);
    });
  },
};

export const PropiaCerrada: Story = {
  args: {
    isOwn: true,
    state: ready(
      detalleOf(
        { requisitos: { boni_ascenso: 3, boni_times: 240 } },
        { abierto_en: '2026-11-09T06:00:00.000Z', cerrado_en: '2026-11-16T06:00:00.000Z' },
      ),
    ),
  },
  play: async () => {
    const dialog = await dialogOf('Por qué cobro esto');
    await expectSeen(dialog.getByText('Ganaste'));
    await expect(dialog.getByText('16c')).toBeVisible();
    await expect(dialog.getAllByText('Ganada')).toHaveLength(2);
    await expect(dialog.getByText(/^Periodo del 9 nov 2026, .* al 16 nov 2026/)).toBeVisible();
    await expect(dialog.queryByText(/te pagó|te deben/)).not.toBeInTheDocument();
  },
};

const CUENTA = { abierto: 12, cerrados: 0, multa: 15, total: 0, deudas: [], multas: [], pagos: [] };
export const PropiaConMulta: Story = {
  args: { isOwn: true, cuenta: CUENTA },
  play: async () =>
    expectSeen((await dialogOf('Por qué cobro esto')).getByText('12c − 15c de multa = 0c')),
};
export const PropiaCobrada: Story = {
  args: { isOwn: true, cuenta: { ...CUENTA, abierto: 4, multa: 0, total: 4 } },
  play: async () =>
    expectSeen(
      (await dialogOf('Por qué cobro esto')).getByText('De esta paga ya se te pagaron 8c.'),
    ),
};
export const PropiaPagada: Story = {
  args: {
    isOwn: true,
    cuenta: CUENTA,
    state: ready(detalleOf({}, { cerrado_en: '2026-11-16T06:00:00.000Z' })),
  },
  play: async () =>
    expectSeen((await dialogOf('Por qué cobro esto')).getByText('Esta paga ya se te pagó.')),
};
export const PropiaSinPagar: Story = {
  args: {
    isOwn: true,
    cuenta: {
      ...CUENTA,
      deudas: [
        {
          periodo: 101,
          abierto_en: '2026-11-09T06:00:00.000Z',
          cerrado_en: '2026-11-16T06:00:00.000Z',
          monto: 12,
          pagado: 4,
        },
      ],
    },
    state: ready(detalleOf({}, { cerrado_en: '2026-11-16T06:00:00.000Z' })),
  },
  play: async () =>
    expectSeen((await dialogOf('Por qué cobro esto')).getByText('De esta paga se te deben 8c.')),
};

/**
 * A membership halves the requirements, and each halved requirement says so; half of an odd number
 * is rounded up.
 */
export const ConReduccion: Story = {
  args: {
    state: ready(
      detalleOf({
        reducido: 1,
        entries: [...anotaciones('ascenso', [1]), ...anotaciones('minutos', [50], 21)],
      }),
    ),
  },
  play: async () => {
    const dialog = await dialogOf('Qué le falta para cobrar');
    await expectSeen(dialog.getByText('Reducción'));
    await expect(dialog.getByText('Pide 2h: la mitad de 4h.')).toBeVisible();
    await expect(
      dialog.getByText('Pide 2 ascensos: la mitad de 3, redondeada hacia arriba.'),
    ).toBeVisible();
    // Half of 1 rounds up to 1: nothing is halved.
    await expect(dialog.queryByText(/^Pide 1 asistencia/)).not.toBeInTheDocument();
  },
};

/** The bonus is not earned without the pay. */
export const BonificacionSola: Story = {
  args: {
    state: ready(
      detalleOf({
        entries: anotaciones('ascenso', [1]),
        requisitos: { boni_ascenso: 1, boni_times: 0 },
      }),
    ),
  },
  play: async () => {
    const dialog = await dialogOf('Qué le falta para cobrar');
    await expectSeen(dialog.getByText('Solo se gana junto con la nómina.'));
    await expect(dialog.getAllByText('Todavía no')).toHaveLength(2);
  },
};
export const SinBonificacion: Story = {
  args: {
    state: ready(detalleOf({ requisitos: { boni_ascenso: 0, boni_times: 0, paga_boni: 0 } })),
  },
  play: async () => {
    const dialog = await dialogOf();
    await expectSeen(dialog.getByText('Esta categoría no tiene bonificación.'));
    await expect(dialog.getByText('No hay')).toBeVisible();
    await expect(dialog.getAllByText('No se pide')).toHaveLength(3);
  },
};

export const Vacio: Story = {
  args: { state: ready(detalleOf({ entries: [] })) },
  play: async () => {
    const dialog = await dialogOf('Qué le falta para cobrar');
    await expectSeen(dialog.getByText('Le faltan 3 ascensos, 1 asistencia y 4h para cobrar 12c.'));
    await expectSeen(dialog.getByText('No hay ninguna en este periodo.'));
    await expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const MuchasFilas: Story = {
  args: {
    state: ready(
      detalleOf(
        { entries: anotaciones('minutos', Array<number>(500).fill(2)) },
        { total_anotaciones: 612 },
      ),
    ),
  },
  play: async () => {
    const dialog = await dialogOf('Qué le falta para cobrar');
    await expectSeen(dialog.getByText('Se muestran las 500 más recientes de 612.'));
    await expect(dialog.getByText('En total: 16h 40m.')).toBeVisible();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const SinFila: Story = {
  args: { state: { kind: 'notFound', texto: NOMINA.sinFila } },
  play: async () => expectSeen((await dialogOf()).getByText(NOMINA.sinFila)),
};
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    state: ready(
      detalleOf(
        { reducido: 1 },
        { usuarioNombre: LONG_NAME, n_categoria: 'Inspección de la guardia de la barrera norte' },
      ),
    ),
  },
};
