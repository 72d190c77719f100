import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, expectOnce, findQuestion, press } from '../../docs/storyActs';
import { forever, LONG_NAME, OFICIAL, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { AHORA, TIEMPOS, tiempoDe } from '../tiempos/storyTiempos';
import { PaseListaScreen } from './PaseListaScreen';
import { type Borrador, type PaseListaScreenProps, SIN_MARCAS, type Tiempo } from './PaseListaScreenProps';
import { MUCHOS, PASES, paseHace } from './storyPases';

const llamada = (tiempos: readonly Tiempo[]) => ({
  kind: 'ready' as const,
  data: { tiempos: tiempos.toSorted((a, b) => a.bajoNombre.localeCompare(b.bajoNombre)), personas: PERSONAS },
});
const history = (pases = PASES, isHeld = false) => ({ kind: 'ready' as const, data: { pases, isHeld } });

/** Keeps what is marked, as the portal does. */
function Escribiendo(props: PaseListaScreenProps) {
  const [borrador, setBorrador] = useState<Borrador>(props.borrador);
  const keep = (next: Borrador) => {
    setBorrador(next);
    props.onBorrador(next);
  };
  return <PaseListaScreen {...props} borrador={borrador} onBorrador={keep} />;
}

const meta = {
  id: 'pantallas-pase-lista-nueva',
  title: 'Pantallas/Pase Lista/Nueva lista',
  component: PaseListaScreen,
  args: {
    state: history(),
    viewer: OFICIAL,
    now: () => AHORA,
    isCalling: true,
    onCalling: fn(),
    llamada: llamada(TIEMPOS),
    borrador: SIN_MARCAS,
    onBorrador: fn(),
    onSend: fn(async () => undefined),
    onWaitOver: fn(),
  },
  render: (args) => <Escribiendo {...args} />,
} satisfies Meta<typeof PaseListaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } } as const;
const phone = { viewport: { value: 'phone' } } as const;

const MEZCLADA: Borrador = { marcas: { 35: 'sumado', 36: 'sumado', 38: 'pausado', 40: 'fuerabase' } };

const mark = (canvas: Canvas, usuario: string, name: string) => within(canvas.getByRole('radiogroup', { name: usuario })).getByRole('radio', { name });
const names = (canvas: Canvas) => canvas.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'));

/** The list comes in a part of its own. */
const opened = (canvas: Canvas) => canvas.findByRole('list', { name: 'A quién se pasa lista' });

async function ask(canvas: Canvas) {
  await press(canvas, 'Enviar lista');
  return await findQuestion('¿Enviar la lista?');
}

/** Everybody with an open session, each with three marks; the last choice of who is left in charge is proposed again. */
export const ConDatos: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(names(canvas)).toEqual(['Agente', 'elPatio83', 'I1l_O0scar', 'Recluta', 'Ronda-Nocturna', 'Sra.Quintana']);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Queda al cargo' })).toHaveValue('Supervisora'));
    await userEvent.click(mark(canvas, 'Recluta', 'Pausado'));
    await expect(mark(canvas, 'Recluta', 'Pausado')).toBeChecked();
    await press(canvas, 'Marcar al resto como sumados');
    await expect(canvas.getByText('5 sumados · 1 pausado')).toBeVisible();
    // The same mark again takes it back.
    await userEvent.click(mark(canvas, 'Recluta', 'Pausado'));
    await expect(canvas.getByText('5 sumados · 1 sin marcar')).toBeVisible();
    await press(canvas, 'Quitar las marcas');
    await expect(canvas.getByText('6 sin marcar')).toBeVisible();
  },
};

/** Sending says first what it does, and by name to whom it takes something (PLI-07); then the history comes back (PLI-09). */
export const Envia: Story = {
  args: { borrador: MEZCLADA },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    const dialog = await ask(canvas);
    await waitFor(() => expect(dialog.getByText('Se acreditarán 2 asistencias: Agente y Recluta.')).toBeVisible());
    await expect(dialog.getByText('Quedará en pausa 1 tiempo: I1l_O0scar.')).toBeVisible();
    await expect(dialog.getByText('Se cancelará 1 tiempo sin acreditar nada: elPatio83 (0h 11m). No se puede deshacer.')).toBeVisible();
    await expect(dialog.getByText('2 personas quedan sin marcar: para ellas no cambia nada.')).toBeVisible();
    await expect(dialog.getByText(/^Queda al cargo/)).toHaveTextContent('Queda al cargo Supervisora.');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Volver' })).toHaveFocus());
    await press(dialog, 'Enviar');
    await expectOnce(args.onSend, { sumados: [5, 6], pausados: [8], fuerabase: [10], encargado: 3 });
    await waitFor(() => expectOnce(args.onCalling, false));
    await expect(args.onBorrador).toHaveBeenLastCalledWith(SIN_MARCAS);
  },
};

/** Keyboard alone: arrows within a person's marks. */
export const SoloTeclado: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await opened(canvas);
    mark(canvas, 'Agente', 'Sumado').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(mark(canvas, 'Agente', 'Pausado')).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(mark(canvas, 'Agente', 'Fuera de base')).toBeChecked();
    await expect(canvas.getByText('1 fuera de base · 5 sin marcar')).toBeVisible();
  },
};

/** Large targets for a thumb, and the sending always in reach. */
export const EnTelefono: Story = {
  globals: phone,
  args: { borrador: MEZCLADA },
  play: async ({ canvas }) => {
    await opened(canvas);
    for (const name of ['Sumado', 'Pausado', 'Fuera de base']) {
      const { width, height } = mark(canvas, 'Agente', name).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole('button', { name: 'Enviar lista' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A list without a single mark says so and is not sent. */
export const SinMarcar: Story = {
  play: async ({ args, canvas }) => {
    await opened(canvas);
    await press(canvas, 'Enviar lista');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Marca al menos a una persona.');
    await userEvent.click(mark(canvas, 'Agente', 'Sumado'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Somebody has to be left in charge: whoever calls, unless another is chosen. */
export const EligeEncargado: Story = {
  args: { state: history([]), borrador: MEZCLADA },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    const picker = canvas.getByRole('combobox', { name: 'Queda al cargo' });
    await waitFor(() => expect(picker).toHaveValue('Oficial'));
    await userEvent.clear(picker);
    await userEvent.tab();
    await press(canvas, 'Enviar lista');
    await expect(await canvas.findByText('Elige quién queda al cargo.')).toBeVisible();
    await waitFor(() => expect(picker).toHaveFocus());
    await userEvent.type(picker, 'quint');
    await userEvent.click(await screen.findByRole('option', { name: 'Sra.Quintana' }));
    const dialog = await ask(canvas);
    await press(dialog, 'Enviar');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ encargado: 9 })));
  },
};

function Cierran(props: PaseListaScreenProps) {
  const [tiempos, setTiempos] = useState(TIEMPOS);
  const refuse = async (): Promise<never> => {
    setTiempos(TIEMPOS.filter(({ bajo }) => bajo !== 6));
    throw refusal('Alguien de la lista ya no tiene un tiempo abierto. Vuelve a cargarla.', 409);
  };
  return <Escribiendo {...props} llamada={llamada(tiempos)} onSend={refuse} />;
}

/** Somebody's session closed meanwhile: it is told, they leave the list, and the others keep their marks. */
export const AlguienSeVa: Story = {
  args: { borrador: MEZCLADA },
  render: (args) => <Cierran {...args} />,
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click((await ask(canvas)).getByRole('button', { name: 'Enviar' }));
    const late = await findQuestion('No se ha hecho');
    await press(late, 'Volver a la lista');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Ya no tiene un tiempo abierto y sale de la lista: Recluta.')).toBeVisible();
    await expect(names(canvas)).not.toContain('Recluta');
    await expect(canvas.getByText('1 sumado · 1 pausado · 1 fuera de base · 2 sin marcar')).toBeVisible();
  },
};

/** While it is being sent nothing can be pressed twice. */
export const Enviando: Story = {
  args: { borrador: MEZCLADA, onSend: fn(forever) },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    const dialog = await ask(canvas);
    await press(dialog, 'Enviar');
    await press(dialog, /Enviar/);
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(dialog.getByRole('button', { name: 'Volver' })).toBeDisabled();
  },
};

/** A failure that is no news of the list leaves the question open. */
export const Falla: Story = {
  args: { borrador: MEZCLADA, onSend: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    const dialog = await ask(canvas);
    await press(dialog, 'Enviar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await expect(args.onCalling).not.toHaveBeenCalled();
  },
};

/** Somebody else was faster with a list of their own. */
export const YaPasada: Story = {
  args: { state: history([paseHace(2, 13, { encargadoNombre: 'Supervisora' }), ...PASES], true), borrador: MEZCLADA },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(canvas.getByText('Ya se pasó lista hace poco. Se podrá pasar otra en 28 minutos.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar lista' })).toBeDisabled();
  },
};

export const SinFichar: Story = {
  args: { viewer: { ...OFICIAL, fichaje: false } },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(canvas.getByRole('link', { name: 'Ir a Fichaje' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar lista' })).toBeDisabled();
  },
};

/** Nobody to call. */
export const Vacio: Story = {
  args: { llamada: llamada([]) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nadie tiene un tiempo abierto' })).toBeVisible();
    await press(canvas, 'Volver al historial');
    await expectOnce(args.onCalling, false);
  },
};
/** One's own session is not called. */
export const SoloElPropio: Story = {
  args: { llamada: llamada([tiempoDe(4, { mins: 20 })]) },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Nadie más tiene un tiempo abierto' })).toBeVisible(),
};
export const Cargando: Story = { args: { llamada: { kind: 'loading' } } };
export const ErrorDeCarga: Story = { name: 'Error', args: { llamada: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { llamada: { kind: 'forbidden' } } };

/** With many a search saves time; marks do not go with what it hides. */
export const MuchasFilas: Story = {
  args: { llamada: llamada(MUCHOS) },
  play: async ({ canvas }) => {
    await opened(canvas);
    await press(canvas, 'Marcar a todos como sumados');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en la lista' }), '27');
    await waitFor(() => expect(names(canvas)).toEqual(['Persona-27']));
    await userEvent.click(mark(canvas, 'Persona-27', 'Fuera de base'));
    await expect(canvas.getByText('39 sumados · 1 fuera de base')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(names(canvas)).toHaveLength(40));
  },
};

export const TextoLargo: Story = {
  args: {
    llamada: llamada([
      tiempoDe(6, { alto: 3, mins: 6_000, minsA: 5_999, enPausa: 5, pausado: 3 }, { bajoNombre: LONG_NAME, altoNombre: LONG_NAME }),
      ...TIEMPOS.slice(1),
    ]),
    borrador: { marcas: { 36: 'fuerabase' } },
  },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect((await ask(canvas)).getByText(/sin acreditar nada/)).toHaveTextContent(`${LONG_NAME} (100h 0m)`);
  },
};

/** The widest name under the widest name stays within a phone. */
export const NombresAnchos: Story = {
  globals: phone,
  args: { llamada: llamada(TIEMPOS.map((tiempo) => ({ ...tiempo, bajoNombre: 'W'.repeat(32), altoNombre: 'W'.repeat(32) })).slice(0, 1)) },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
