import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closed, expectOnce, openDialog, press, pressWithKeyboard } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { AusenciasScreen } from './AusenciasScreen';
import type { Ausencia, AusenciasData, AusenciasScreenProps } from './AusenciasScreenProps';
import { ausencia, HOY, PROPIAS, THOUSAND, TODAS } from './storyAusencias';

const ready = (data: Partial<AusenciasData> = {}) => ({ kind: 'ready' as const, data: { hoy: HOY, propias: [], todas: null, ...data } });

const meta = {
  id: 'pantallas-ausencias',
  title: 'Pantallas/Ausencias',
  component: AusenciasScreen,
  args: {
    state: ready({ todas: TODAS }),
    viewer: STORY_PEOPLE.Gerente,
    onRequest: fn(async () => undefined),
    onDecide: fn(async () => undefined),
    onAviso: fn(),
  },
} satisfies Meta<typeof AusenciasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const RECLUTA = TODAS[0] as Ausencia;
const dialogNamed = (name: string) => screen.findByRole('alertdialog', { name });

/** The main act of those who answer: one that waits is accepted; that of an equal is not theirs to answer (AUS-06, AUS-07). */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 ausencias esperan respuesta')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aceptar: Ronda-Nocturna' })).not.toBeInTheDocument();
    await press(canvas, 'Aceptar: Recluta');
    const dialog = await dialogNamed('¿Aceptar la ausencia?');
    await expect(dialog).toHaveTextContent('Recluta quedará como ausente: 21–22 de noviembre de 2026.');
    await press(dialog, 'Aceptar');
    await expectOnce(args.onDecide, RECLUTA, 'aceptar');
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
/** Nobody waits, nobody ever has. */
export const Vacio: Story = { args: { state: ready({ todas: [] }) } };
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ todas: THOUSAND }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Todas/ }));
    await waitFor(() => expect(canvas.getByText('1.000 ausencias')).toBeVisible());
  },
};

/** Cancelling, with the keyboard alone: the focus starts where Enter does no harm. */
export const CancelaConTeclado: Story = {
  play: async ({ args, canvas }) => {
    await pressWithKeyboard(canvas, 'Cancelar: Supervisora');
    const dialog = await dialogNamed('¿Cancelar la ausencia?');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Volver' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expectOnce(args.onDecide, TODAS[1], 'cancelar');
    await closed();
  },
};

/** What is answered goes; the focus, whose button went with it, stays on the page. */
export const SaleDeLaLista: Story = {
  render: function Answered(args: AusenciasScreenProps) {
    const [todas, setTodas] = useState(TODAS);
    const onDecide = async ({ id }: Ausencia) => setTodas((now) => now.map((one) => (one.id === id ? { ...one, estado: 1, encargadoNombre: 'Gerente' } : one)));
    return <AusenciasScreen {...args} state={ready({ todas })} onDecide={onDecide} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Aceptar: Recluta');
    await press(await dialogNamed('¿Aceptar la ausencia?'), 'Aceptar');
    await closed();
    await expect(canvas.getByText('3 ausencias esperan respuesta')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Coming to the page moves neither the focus nor the page: only what one does there may. */
export const AlLlegar: Story = {
  render: function Arriving(args: AusenciasScreenProps) {
    const [state, setState] = useState<AusenciasScreenProps['state']>({ kind: 'loading' });
    useEffect(() => setState(args.state), [args.state]);
    return <AusenciasScreen {...args} state={state} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aceptar: Recluta' })).toBeVisible();
    await waitFor(() => expect(document.body).toHaveFocus());
  },
};

/** Somebody was faster: it says who, and nothing is left to confirm. */
export const YaRespondida: Story = {
  args: { onDecide: fn(() => Promise.reject(refusal('Fundadora ya canceló esta ausencia.', 409))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Aceptar: Recluta');
    await press(await dialogNamed('¿Aceptar la ausencia?'), 'Aceptar');
    const refused = within(await dialogNamed('No se pudo responder'));
    await expect(refused.getByRole('alert')).toHaveTextContent('Fundadora ya canceló esta ausencia.');
    await expect(refused.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
  },
};

export const Respondiendo: Story = {
  args: { onDecide: fn(forever) },
  play: async ({ canvas }) => {
    await press(canvas, 'Aceptar: Recluta');
    const dialog = await dialogNamed('¿Aceptar la ausencia?');
    await press(dialog, 'Aceptar');
    await expect(within(dialog).getByRole('button', { name: 'Volver' })).toBeDisabled();
  },
};

/** Everybody's, searched; those that wait can be answered here too. */
export const Todas: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Todas/ }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar ausencias' }), 'vacaciones');
    await waitFor(() => expect(canvas.getByText('1 de 7 ausencias')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByText('7 ausencias')).toBeVisible());
  },
};

const OF_STAFF = { viewer: STORY_PEOPLE.Oficial };

/** Staff with an accepted absence that is not over see it, and no button (AUS-04, AUS-05). */
export const Aceptada: Story = {
  args: { ...OF_STAFF, state: ready({ propias: PROPIAS }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu ausencia está aceptada' })).toBeVisible();
    await expect(canvas.getByText('6 días · Termina dentro de 4 días')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva ausencia' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

/** The same while one waits (AUS-03). */
export const EnEspera: Story = {
  args: { ...OF_STAFF, state: ready({ propias: [ausencia(40, { inicio: '2026-11-23', final: '2026-11-27' }), ...PROPIAS.slice(1)] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu ausencia espera respuesta' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva ausencia' })).not.toBeInTheDocument();
  },
};

export const SinNinguna: Story = { args: { ...OF_STAFF, state: ready() } };

/** The main act of everybody: an absence is asked for. What is missing is said in the portal's words (AUS-12 to AUS-16). */
export const Pide: Story = {
  args: { ...OF_STAFF, state: ready({ propias: PROPIAS.slice(1) }) },
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, 'Nueva ausencia');
    await press(dialog, 'Enviar');
    await expectOnce(args.onAviso, 'No dejes campos vacios');
    const motivo = dialog.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(motivo).toHaveFocus());
    await expect(motivo).toHaveAccessibleDescription(/No dejes campos vacios/);
    await userEvent.keyboard('Exámenes');
    const [desde, hasta] = ['Desde', 'Hasta'].map((name) => dialog.getByRole('group', { name }));
    const type = async (group: HTMLElement | undefined, digits: string) => {
      within(group as HTMLElement)
        .getAllByRole('spinbutton')[0]
        ?.focus();
      await userEvent.keyboard(digits);
    };
    await type(desde, '11272026');
    await type(hasta, '11232026');
    await press(dialog, 'Enviar');
    await waitFor(() => expect(args.onAviso).toHaveBeenLastCalledWith('Fecha inicio no puede ser mayor a Fecha final'));
    await expect(args.onRequest).not.toHaveBeenCalled();
    await type(hasta, '11282026');
    await press(dialog, 'Enviar');
    await expectOnce(args.onRequest, { motivo: 'Exámenes', inicio: '2026-11-27', final: '2026-11-28' });
    await closed();
  },
};

/** Asked for on another device meanwhile: the form says so. */
export const YaHabiaOtra: Story = {
  args: { ...OF_STAFF, state: ready(), onRequest: fn(() => Promise.reject(refusal('Ya tienes una ausencia en espera.', 409))) },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Nueva ausencia');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Viaje');
    for (const group of dialog.getAllByRole('group').filter((one) => one.querySelector('[role=spinbutton]') && one.tagName !== 'FIELDSET')) {
      within(group).getAllByRole('spinbutton')[0]?.focus();
      await userEvent.keyboard('11252026');
    }
    await press(dialog, 'Enviar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ya tienes una ausencia en espera.');
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      propias: [ausencia(50, { motivo: 'Motivosinespacios'.repeat(20), inicio: '2026-12-28', final: '2027-01-06' })],
      todas: [
        ausencia(51, {
          usuarioNombre: LONG_NAME,
          motivo: 'Una explicación muy larga, con todo lo que hay que saber. '.repeat(8),
          inicio: '2026-12-28',
          final: '2027-01-06',
        }),
      ],
    }),
  },
};
