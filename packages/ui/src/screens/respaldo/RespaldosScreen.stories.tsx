import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, expectOnce, findDialog, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import { RespaldosScreen } from './RespaldosScreen';
import type { Respaldos } from './RespaldosScreenProps';
import { MANY, NOW, respaldo, respaldos, TODOS } from './storyRespaldos';

const ready = (more: Partial<Respaldos> = {}) => ({
  kind: 'ready' as const,
  data: { respaldos: respaldos(more) },
});

const meta = {
  id: 'pantallas-respaldos',
  title: 'Pantallas/Respaldos',
  component: RespaldosScreen,
  args: {
    state: ready(),
    now: NOW,
    onCreate: fn(async () => undefined),
    onVerify: fn(async () => undefined),
    onDownload: fn(async () => undefined),
    onCopy: fn(),
  },
} satisfies Meta<typeof RespaldosScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const [FIRST] = TODOS;
const firstRow = (canvas: Canvas) => {
  const dates: HTMLElement[] = canvas.getAllByText(/2026, \d\d:\d\d/);
  const rows = dates.map((date) => date.closest<HTMLElement>('tr, li'));
  return within(rows.find((row) => row !== null) as HTMLElement);
};
/** Acts that do not fit are in the row's menu. */
async function act(row: Canvas, name: string): Promise<void> {
  const direct = row.queryByRole('button', { name: new RegExp(`^${name}`) });
  if (direct) return userEvent.click(direct);
  await press(row, /Más/);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('El último bueno se hizo hace 5 horas.')).toBeVisible();
    await expect(
      canvas.getByText(
        /^Se hace uno cada día, y se conservan los 7 últimos de cada clase\. El próximo, a partir del 22 nov 2026/,
      ),
    ).toBeVisible();
    await press(canvas, 'Hacer un respaldo');
    await expectOnce(args.onCreate);
    await act(firstRow(canvas), 'Descargar');
    await expectOnce(args.onDownload, FIRST);
    await act(firstRow(canvas), 'Comprobar');
    await expectOnce(args.onVerify, FIRST);
    await expect(onAviso).not.toHaveBeenCalled();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: ready({ respaldos: [], siguiente: new Date(NOW).toISOString() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay ninguno que valga.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Todavía no hay respaldos' })).toBeVisible();
  },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ respaldos: [...MANY] }) } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const EnMarcha: Story = {
  args: {
    state: ready({ enMarcha: { desde: new Date(NOW - 4_000).toISOString(), motivo: 'manual' } }),
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^Se está haciendo un respaldo/).closest('[role=status]'),
    ).toBeVisible();
    await press(canvas, /Hac/);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Fallo: Story = {
  args: {
    state: ready({
      fallo: {
        fecha: new Date(NOW - 40 * 60_000).toISOString(),
        texto:
          'No hay espacio para el respaldo: hacen falta unos 300 MB en «/srv/garita/data/respaldos» y quedan 12 MB.',
      },
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'El último intento falló, hace 40 minutos. No hay espacio para el respaldo',
    ),
};

export const UltimoDanado: Story = {
  args: {
    state: ready({
      respaldos: [
        respaldo(5, 'programado', { danado: true, filas: null, version: null }),
        respaldo(29),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('El último respaldo está dañado.');
    await expect(canvas.getByText('El último bueno se hizo hace 1 día y 5 horas.')).toBeVisible();
  },
};

export const Atrasados: Story = {
  args: {
    state: ready({
      respaldos: [respaldo(100)],
      siguiente: new Date(NOW - 76 * 3_600_000).toISOString(),
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('note')).toHaveTextContent(
      'El último se hizo hace 4 días y 4 horas: los programados no se están haciendo.',
    ),
};

export const SoloAMano: Story = {
  args: { state: ready({ cadaHoras: 0, conservar: 1, siguiente: null }) },
};

export const ComoRestaurarlo: Story = {
  play: async ({ args, canvas }) => {
    await act(firstRow(canvas), 'Cómo restaurarlo');
    const dialog = await findDialog('Restaurar un respaldo');
    const orden = `npm run respaldo -- restore /srv/garita/data/respaldos/garita-${FIRST?.id}.tar.gz`;
    await expect(dialog.getByText(orden)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Copiar la orden' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onCopy, orden);
  },
};

export const Rechazado: Story = {
  args: {
    onCreate: fn(() =>
      Promise.reject(
        refusal('Acaba de hacerse un respaldo. Espera unos segundos antes de pedir otro.', 409),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Hacer un respaldo');
    await waitFor(() =>
      expect(onAviso).toHaveBeenCalledWith(
        'Acaba de hacerse un respaldo. Espera unos segundos antes de pedir otro.',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Hacer un respaldo' })).toBeEnabled();
  },
};

export const Comprobando: Story = {
  args: { onVerify: fn(forever) },
  play: async ({ args, canvas }) => {
    await act(firstRow(canvas), 'Comprobar');
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
