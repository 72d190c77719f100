import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { closed, expectOnce, findDialog, findQuestion, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { letPass } from '../../docs/storyTime';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import { tiempoDe } from '../tiempos/storyTiempos';
import { FichajeScreen } from './FichajeScreen';
import type { Fichaje, FichajeScreenProps, Marca } from './FichajeScreenProps';
import { AHORA, ANIOS, abiertoHace, PASADOS } from './storyFichajes';
import { FICHAJE_META, own } from './storyMeta';

const meta = {
  id: 'pantallas-fichaje',
  title: 'Pantallas/Fichaje',
  ...FICHAJE_META,
} satisfies Meta<typeof FichajeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('row', { name: new RegExp(name) }));

/**
 * Clocked in: the running clock, the button for the exit, and a dash as the exit of the open record
 * (FIC-02, FIC-06, FIC-13).
 */
export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('2:13:00');
    const table = canvas.getByRole('table', { name: 'Mis días' });
    const cells = rowOf(table, '21 nov 2026').getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent).slice(1, 3)).toEqual([
      '—Sin salida todavía',
      '2h\u00a013m',
    ]);
    await expect(rowOf(table, '20 nov 2026').getAllByRole('cell')[2]).toHaveTextContent('3h 35m');
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /Detalle/ })).toHaveLength(1);
    await press(canvas, 'Marcar salida');
    await expectOnce(args.onClock, 1, {});
  },
};

/** A clocked-out user presses Enter twice: the screen sends one entry (FIC-01, FIC-03). */
export const FueraSoloTeclado: Story = {
  args: { state: own(...PASADOS) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Marcar entrada' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expectOnce(args.onClock, 0);
  },
};

/** As in the app, the result of a press is shown before the answer (optimistic). */
function Live({
  initial,
  onClock,
  ...props
}: Omit<FichajeScreenProps, 'state'> & { initial: Fichaje[] }) {
  const [fichajes, setFichajes] = useState(initial);
  const act: FichajeScreenProps['onClock'] = async (op) => {
    await onClock(op);
    setFichajes(op === 0 ? [abiertoHace(0), ...initial] : initial);
  };
  return <FichajeScreen {...props} state={own(...fichajes)} onClock={act} />;
}

/** The second click of a double click does not undo the first click. */
export const DobleClic: Story = {
  render: (args) => <Live {...args} initial={[...PASADOS]} />,
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Marcar entrada' }));
    await waitFor(() => expect(canvas.getByText('Estás dentro')).toBeVisible());
    await press(canvas, 'Marcar salida');
    await expectOnce(args.onClock, 0);
    await letPass(1000);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Marcar salida' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await press(canvas, 'Marcar salida');
    await waitFor(() => expect(canvas.getByText('Estás fuera')).toBeVisible());
    await expect(args.onClock).toHaveBeenLastCalledWith(1);
  },
};

export const Fichando: Story = {
  args: { state: own(...PASADOS), onClock: fn((_op: Marca): Promise<unknown> => forever()) },
  play: async ({ canvas }) => {
    await press(canvas, 'Marcar entrada');
    await expect(canvas.getByRole('button', { name: 'Marcar entrada' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const YaDentro: Story = {
  args: {
    state: own(...PASADOS),
    onClock: fn(
      (_op: Marca): Promise<unknown> =>
        Promise.reject(refusal('Ya tienes una entrada abierta.', 409)),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Marcar entrada');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ya tienes una entrada abierta.',
    );
  },
};

export const Telefono: Story = {
  globals: { viewport: { value: 'phone' }, zona: 'mexico' },
  play: async ({ canvas }) => {
    const dia = (name: string) => canvas.getByRole('article', { name });
    await expect(dia('20 nov 2026')).toHaveTextContent(
      /^20 nov 2026.*2 fichajes · 5 min restados · 12:30/,
    );
  },
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: own(), viewer: STORY_PEOPLE.Agente } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: own(...ANIOS) } };

export const Detalle: Story = {
  globals: { viewport: { value: 'desktop' }, zona: 'mexico' },
  play: async ({ canvas }) => {
    await userEvent.click(
      rowOf(canvas.getByRole('table', { name: 'Mis días' }), '20 nov 2026').getByRole('button', {
        name: /Detalle/,
      }),
    );
    const dialog = await findDialog('20 nov 2026');
    await expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'EntradaSalidaTotal',
      '12:3014:051h 35m',
      '15:0017:052h 0m5 min restados',
    ]);
    await expect(dialog.getByText('Total del día').parentElement).toHaveTextContent('3h 35m');
  },
};

/**
 * Days are counted in the agency's zone. If the date in the reader's zone differs, the time is
 * shown with its date.
 */
export const EnOtraZona: Story = {
  globals: { zona: 'madrid', viewport: { value: 'desktop' } },
  args: {
    state: own({ ...abiertoHace(1200), dia: '2026-11-20', entrada: '2026-11-20T23:30:00.000Z' }),
    now: () => AHORA,
  },
  play: async ({ canvas }) =>
    expect(
      rowOf(canvas.getByRole('table'), '20 nov 2026').getAllByRole('cell')[0],
    ).toHaveTextContent('21 nov 2026, 00:30'),
};

/**
 * If the user supervises times, an exit asks for confirmation and names the people. Confirming it
 * also releases these times.
 */
export const SaleConTiempos: Story = {
  args: {
    llevados: [
      tiempoDe(6, { alto: 4, mins: 42, minsA: 30 }),
      tiempoDe(8, { alto: 4, mins: 75, minsA: 75 }),
    ],
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Marcar salida');
    const dialog = await findQuestion('¿Marcar la salida?');
    await expect(dialog.getByText(/quedan sin encargado/)).toHaveTextContent(
      'Los 2 tiempos que llevas quedan sin encargado: Recluta (30 min) e I1l_O0scar (1h 15m).',
    );
    await expect(args.onClock).not.toHaveBeenCalled();
    await press(dialog, 'Marcar salida');
    await waitFor(() => expectOnce(args.onClock, 1, { desligar: [36, 38] }));
    await closed();
  },
};

const LLEVADOS = [tiempoDe(6, { alto: 4, mins: 42, minsA: 30 })];

/** A button simulates that the times have loaded; a minute later they have ended. */
function WithLateTiempos({
  llegan,
  ...args
}: FichajeScreenProps & { llegan: FichajeScreenProps['llevados'] }) {
  const [llevados, setLlevados] = useState<FichajeScreenProps['llevados']>(null);
  const arrive = () => {
    setLlevados(llegan);
    setTimeout(() => setLlevados([]), 60_000);
  };
  return (
    <>
      <Button onPress={arrive}>Llegan los tiempos</Button>
      <FichajeScreen {...args} llevados={llevados} />
    </>
  );
}

/**
 * An exit that is pressed before the times are loaded waits until they are loaded. Then it asks for
 * confirmation, even if the times have ended meanwhile.
 */
export const SaleAntesDeSaberlo: Story = {
  render: (args) => <WithLateTiempos {...args} llegan={LLEVADOS} />,
  play: async ({ args, canvas }) => {
    await press(canvas, 'Marcar salida');
    await expect(canvas.getByRole('button', { name: 'Marcar salida' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(canvas, 'Llegan los tiempos');
    const dialog = await findQuestion('¿Marcar la salida?');
    await expect(dialog.getByText(/queda sin encargado/)).toHaveTextContent('Recluta (30 min)');
    await letPass(60_000);
    await press(dialog, 'Cancelar');
    await closed();
    await expect(args.onClock).not.toHaveBeenCalled();
  },
};

/** If the user supervises no times, the pressed exit is sent as soon as the times are loaded. */
export const SaleSinLlevarNada: Story = {
  render: (args) => <WithLateTiempos {...args} llegan={[]} />,
  play: async ({ args, canvas }) => {
    await press(canvas, 'Marcar salida');
    await expect(args.onClock).not.toHaveBeenCalled();
    await press(canvas, 'Llegan los tiempos');
    await waitFor(() => expectOnce(args.onClock, 1, {}));
  },
};
