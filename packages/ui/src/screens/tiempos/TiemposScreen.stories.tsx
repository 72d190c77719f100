import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, expectOnce, findQuestion, openQuestion, press, pressWithKeyboard, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { letPass } from '../../docs/storyTime';
import { forever, LONG_NAME, OFICIAL, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { AHORA, THOUSANDS, TIEMPOS, tiempoDe } from './storyTiempos';
import { TiemposScreen } from './TiemposScreen';
import type { Tiempo, TiemposScreenProps } from './TiemposScreenProps';

const of = (bajo: number): Tiempo => TIEMPOS.find((tiempo) => tiempo.bajo === bajo) as Tiempo;
const ADELANTADO = 'Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.';

const meta = {
  id: 'pantallas-tiempos',
  title: 'Pantallas/Tiempos',
  component: TiemposScreen,
  args: {
    state: ready({ tiempos: TIEMPOS }),
    viewer: OFICIAL,
    now: () => AHORA,
    isOpening: false,
    onOpening: fn(),
    candidatos: { kind: 'ready', data: { personas: PERSONAS.filter(({ id_categoria }) => id_categoria < 5) } },
    onOpenTime: fn(async () => undefined),
    onAct: fn(async () => undefined),
    detalle: null,
    onDetalle: fn(),
    onAviso: fn(),
  },
} satisfies Meta<typeof TiemposScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } } as const;
const phone = { viewport: { value: 'phone' } } as const;

/** Names of the people shown, in order. */
const shownNames = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('th[scope=row] button [translate=no], article button [translate=no]')].map((name) => name.textContent ?? '');

/** What a row offers, the acts behind its three dots included. */
async function actsOf(canvas: Canvas, usuario: string): Promise<string[]> {
  const inSight = canvas.getAllByRole('button', { name: new RegExp(`^(?!Más acciones).*: ${usuario}$`) }).map((button) => button.textContent ?? '');
  const more = canvas.queryByRole('button', { name: `Más acciones: ${usuario}` });
  if (!more) return inSight;
  await userEvent.click(more);
  const behind = (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  return [...inSight, ...behind];
}

async function choose(canvas: Canvas, usuario: string, act: string): Promise<void> {
  await press(canvas, `Más acciones: ${usuario}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

/** What is on duty, what waits in a pause, and what a row of each kind offers (TIE-01, TIE-24 to TIE-36). */
export const ConDatos: Story = {
  globals: desktop,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('4 activos · 2 pausados · 2 sin encargado · llevas 2')).toBeVisible();
    await expect(shownNames(canvasElement)).toEqual(['Agente', 'elPatio83', 'I1l_O0scar', 'Recluta']);
    await expect(await actsOf(canvas, 'Recluta')).toEqual(['Confirmar', 'Pausar', 'Detalle', '-5 min', 'Desligar', 'Cancelar']);
    await expect(await actsOf(canvas, 'Agente')).toEqual(['Confirmar', 'Pausar', 'Detalle', '-5 min']);
    await expect(await actsOf(canvas, 'elPatio83')).toEqual(['Ligar', 'Pausar', 'Detalle', '-5 min']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Pausados 2' }));
    await expect(shownNames(canvasElement)).toEqual(['Ronda-Nocturna', 'Sra.Quintana']);
    await press(canvas, 'Despausar: Ronda-Nocturna');
    await expectOnce(args.onAct, { accion: 'despausar', tiempo: of(7) });
  },
};

/** Each of the six columns sorts (TIE-03); the search looks at everything that can be read (TIE-02). */
export const OrdenaYBusca: Story = {
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table', { name: 'Tiempos activos' }));
    const sortable = ['Usuario', 'Encargado', 'Tiempo pausado', 'Tiempo acumulado', 'Acumulado encargado', 'Veces pausado'];
    for (const name of sortable) await expect(table.getByRole('button', { name })).toBeVisible();
    await press(table, 'Tiempo acumulado');
    await expect(shownNames(canvasElement)).toEqual(['elPatio83', 'Recluta', 'I1l_O0scar', 'Agente']);
    await press(table, 'Acumulado encargado');
    await expect(shownNames(canvasElement)).toEqual(['Recluta', 'I1l_O0scar', 'Agente', 'elPatio83']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en los tiempos' }), 'sin encargado');
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['elPatio83']));
  },
};

/** The minutes run on without anything being fetched, and rows sorted by them keep their places though they turn one after another. */
export const SiguenContando: Story = {
  globals: desktop,
  args: {
    // Both show 41 minutes, until the older one turns to 42.
    state: ready({
      tiempos: [tiempoDe(5, { alto: 4, mins: 41 }), tiempoDe(6, { alto: 4, mins: 41 }, { inicio: new Date(AHORA - 41 * 60_000 - 50_000).toISOString() })],
    }),
    now: fn(() => AHORA),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await press(canvas, 'Tiempo acumulado');
    const minutes = () => canvas.getAllByRole('row').map((row) => /\d+h \d+m/.exec(row.querySelectorAll('td')[2]?.textContent ?? '')?.[0]);
    await expect(minutes()).toEqual([undefined, '0h 41m', '0h 41m']);
    await expect(shownNames(canvasElement)).toEqual(['Agente', 'Recluta']);
    const clock = args.now as ReturnType<typeof fn>;
    clock.mockImplementation(() => AHORA + 12_000);
    await letPass(1000);
    await waitFor(() => expect(minutes()).toEqual([undefined, '0h 41m', '0h 42m']));
    clock.mockImplementation(() => AHORA + 60_000);
    await letPass(1000);
    await waitFor(() => expect(minutes()).toEqual([undefined, '0h 42m', '0h 42m']));
    await expect(shownNames(canvasElement)).toEqual(['Agente', 'Recluta']);
  },
};

/** On a phone the two acts of a shift need no menu. */
export const EnTelefono: Story = {
  globals: phone,
  play: async ({ args, canvas }) => {
    const pausar = canvas.getByRole('button', { name: 'Pausar: Recluta' });
    await expect(pausar.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('button', { name: 'Confirmar: Recluta' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(pausar);
    await expectOnce(args.onAct, { accion: 'pausar', tiempo: of(6) });
  },
};

/** A list that does what it is told, as the portal's does. */
function Obediente({ onAct, ...props }: TiemposScreenProps) {
  const [tiempos, setTiempos] = useState(TIEMPOS);
  const act: TiemposScreenProps['onAct'] = async (acto) => {
    await onAct(acto);
    if ('tiempo' in acto) setTiempos((now) => now.filter(({ id }) => id !== acto.tiempo.id));
  };
  return <TiemposScreen {...props} state={ready({ tiempos })} onAct={act} />;
}

/** By keyboard alone: when an act takes its row away, the focus goes to the tab and not to the top of the page. */
export const SoloTeclado: Story = {
  globals: phone,
  render: (args) => <Obediente {...args} />,
  play: async ({ canvas }) => {
    const tab = () => canvas.getByRole('tab', { name: /^Activos/ });
    await pressWithKeyboard(canvas, 'Pausar: Recluta');
    await waitFor(() => expect(tab()).toHaveFocus());
    await expect(tab()).toHaveTextContent('3');
    await pressWithKeyboard(canvas, 'Confirmar: Agente');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Volver' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(tab()).toHaveFocus());
    await expect(tab()).toHaveTextContent('2');
  },
};

/** Confirming says what is credited to whom (TIE-16). */
export const Confirma: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    const dialog = await openQuestion(canvas, 'Confirmar: Recluta', '¿Confirmar el tiempo?');
    await expect(dialog.getByText(/^En la nómina se acreditarán/)).toHaveTextContent(
      'En la nómina se acreditarán 0h 42m a Recluta y 0h 30m a ti, que llevas su tiempo.',
    );
    await press(dialog, 'Confirmar');
    await expectOnce(args.onAct, { accion: 'confirmar', tiempo: of(6) });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Somebody was faster: it is told, and leads back to the list. */
export const ConfirmaTarde: Story = {
  args: { onAct: fn(() => Promise.reject(refusal('Ese tiempo ya se cerró.', 409))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirmar: Agente');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirmar' }));
    const late = await findQuestion('No se ha hecho');
    await waitFor(() => expect(late.getByText('Ese tiempo ya se cerró.')).toBeVisible());
    await press(late, 'Volver a la lista');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Cancelling credits nothing and says so (TIE-19); the focus starts at the way back. */
export const Cancela: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Recluta', 'Cancelar');
    const dialog = await findQuestion('¿Cancelar el tiempo?');
    await expect(dialog.getByText(/^No se acreditará nada/)).toHaveTextContent('ni 0h 42m a Recluta ni 0h 30m a ti. No se puede deshacer.');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Volver' })).toHaveFocus());
    await press(dialog, 'Cancelar el tiempo');
    await expectOnce(args.onAct, { accion: 'cancelar', tiempo: of(6) });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Ligar takes all that have no senior at once (TIE-06); Desligar asks first, for the senior's minutes are lost (TIE-07). */
export const LigaYDesliga: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ligar Tiempos');
    await expectOnce(args.onAct, { accion: 'ligarTodos' });
    const dialog = await openQuestion(canvas, 'Desligar Tiempos', '¿Desligar tus tiempos?');
    await expect(dialog.getByText(/^Los 2 tiempos/)).toHaveTextContent(
      'Los 2 tiempos que llevas siguen contando, pero sin encargado: 1h 45m de lo que llevas tú se perderán.',
    );
    await press(dialog, 'Desligar');
    await waitFor(() => expect(args.onAct).toHaveBeenLastCalledWith({ accion: 'desligarTodos' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Neither has anything to do, and the line below the title says why. */
export const NadaQueLigar: Story = {
  args: { state: ready({ tiempos: [tiempoDe(6, { alto: 3, mins: 42, minsA: 30 })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ligar Tiempos' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Desligar Tiempos' })).toHaveAccessibleDescription(
      '1 activo · 0 pausados · ninguno sin encargado · no llevas ninguno',
    );
  },
};

/** One's own time is looked at and never touched. */
export const ElPropio: Story = {
  globals: desktop,
  args: { state: ready({ tiempos: [tiempoDe(4, { mins: 20 }), tiempoDe(6, { alto: 4, mins: 42, minsA: 30 })] }) },
  play: async ({ canvas }) => {
    await expect(await actsOf(canvas, 'Oficial')).toEqual(['Detalle']);
    await expect(canvas.getByText(/solo el tuyo sin encargado/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ligar Tiempos' })).toBeDisabled();
  },
};

/** Category 10 may cancel and unlink anybody's, and adjusts with ajs (TIE-31, TIE-33, TIE-35). */
export const Gerencia: Story = {
  globals: desktop,
  args: { viewer: { ...STORY_PEOPLE.Gerente, fichaje: true } },
  play: async ({ canvas }) => {
    await expect(await actsOf(canvas, 'Agente')).toEqual(['Confirmar', 'Pausar', 'Detalle', '-5 min', 'Ajustar', 'Desligar', 'Cancelar']);
    await userEvent.click(canvas.getByRole('tab', { name: /^Pausados/ }));
    await expect(await actsOf(canvas, 'Ronda-Nocturna')).toEqual(['Despausar', 'Detalle', '-5 min', 'Desligar', 'Cancelar']);
  },
};

/** While an act is under way its row waits, and no other. */
export const EnCurso: Story = {
  globals: desktop,
  args: { onAct: fn(forever) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ligar: elPatio83');
    await press(canvas, /^Ligar: elPatio83/);
    await expect(args.onAct).toHaveBeenCalledTimes(1);
    await choose(canvas, 'Recluta', '-5 min');
    await expect(args.onAct).toHaveBeenLastCalledWith({ accion: 'restar5', tiempo: of(6) });
  },
};

/** What asks nothing first is refused in a notice. */
export const Rechazado: Story = {
  globals: desktop,
  args: { onAct: fn(() => Promise.reject(refusal(ADELANTADO, 409))) },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Recluta', 'Pausar');
    await waitFor(() => expectOnce(args.onAviso, ADELANTADO));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirmar: Recluta' })).toBeEnabled());
  },
};

/** A person's time is looked at by their name or by the row's act. */
export const VeElDetalle: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ver el tiempo de Recluta');
    await expectOnce(args.onDetalle, 6);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
/** Nobody is on duty: the first can be opened from here. */
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
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

/** Five thousand sessions: only those in view are drawn, and all of them run on. */
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
