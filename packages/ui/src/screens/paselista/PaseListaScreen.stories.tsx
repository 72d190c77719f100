import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { letPass, timePassed } from '../../docs/storyTime';
import { LONG_NAME, OFICIAL, SERVER_DOWN } from '../storyData';
import { AHORA } from '../tiempos/storyTiempos';
import type { PaseListaScreen } from './PaseListaScreen';
import { history, PASES_META } from './storyMeta';
import { PASES, paseHace, QUINIENTOS } from './storyPases';

const meta = {
  id: 'pantallas-pase-lista',
  title: 'Pantallas/Pase Lista',
  ...PASES_META,
} satisfies Meta<typeof PaseListaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shownDates = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('tbody time, article time')].map(
    (time) => time.textContent?.replaceAll('\u00a0', ' ') ?? '',
  );

export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(shownDates(canvasElement)).toEqual([
      '21 nov 2026, 16:55',
      '21 nov 2026, 13:20',
      '20 nov 2026, 17:30',
    ]);
    await expect(canvas.getByRole('row', { name: /13:20/ })).toHaveTextContent(
      'SupervisoraSra.Quintana',
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'quintana');
    await waitFor(() => expect(shownDates(canvasElement)).toEqual(['21 nov 2026, 13:20']));
    await press(canvas, 'Nueva lista');
    await expectOnce(args.onWriting, true);
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const unfold of canvas.getAllByRole('button', { name: /^Detalles/ }))
      await userEvent.click(unfold);
    const cards = canvas.getAllByRole('article');
    await expect(cards[1]).toHaveTextContent(
      'Sumados (4)Agente, I1l_O0scar, Recluta, Ronda-NocturnaPausados (1)elPatio83Fuera de base (1)Cabo',
    );
    await expect(canvas.getAllByText('Sumados (0)').filter((one) => one.checkVisibility())).toEqual(
      [],
    );
  },
};

/**
 * After a roll call the screen shows how long the next roll call has to wait. When the wait ends,
 * the screen asks the server again (PLI-06).
 */
export const EnEspera: Story = {
  args: { state: history([paseHace(18, 13), ...PASES], true) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ya se pasó lista hace poco. Se podrá pasar otra en 12 minutos.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva lista' })).not.toBeInTheDocument();
  },
};

export const SeCumpleLaEspera: Story = {
  args: {
    state: history(
      [paseHace(30, 13, { fecha: new Date(AHORA - 30 * 60_000 + 400).toISOString() })],
      true,
    ),
    now: () => AHORA + timePassed(),
  },
  play: async ({ args }) => {
    await letPass(399);
    await expect(args.onWaitOver).not.toHaveBeenCalled();
    await letPass(1);
    await expectOnce(args.onWaitOver);
  },
};

export const SinFichar: Story = {
  args: { viewer: { ...OFICIAL, fichaje: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Para pasar lista tienes que fichar antes la entrada.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a Fichaje' })).toHaveAttribute(
      'href',
      '/fichaje',
    );
    await expect(canvas.queryByRole('button', { name: 'Nueva lista' })).not.toBeInTheDocument();
  },
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: history([]) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Nueva lista');
    await expectOnce(args.onWriting, true);
  },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

export const MuchasFilas: Story = {
  args: { state: history(QUINIENTOS) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shownDates(canvasElement).length).toBeGreaterThan(3));
    await expect(shownDates(canvasElement).length).toBeLessThan(100);
  },
};

export const TextoLargo: Story = {
  args: {
    state: history([
      paseHace(95, 12, {
        encargadoNombre: LONG_NAME,
        queda: LONG_NAME,
        sumadosNombre: Array.from({ length: 30 }, (_, index) => `Persona-${index + 1}`).join(', '),
        pausadosNombre: LONG_NAME,
        fuerabaseNombre: `${LONG_NAME}, Cabo`,
      }),
    ]),
  },
};

/**
 * A bidi control character in an old name does not reverse the names beside it: it is shown as a
 * replacement character.
 */
export const NombreConMarcas: Story = {
  args: { state: history([paseHace(95, 12, { sumadosNombre: 'Agente, Reclu\u202eta, Cabo' })]) },
  play: async ({ canvas }) => expect(canvas.getByText('Agente, Reclu\ufffdta, Cabo')).toBeVisible(),
};
