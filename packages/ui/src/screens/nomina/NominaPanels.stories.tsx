import { NOMINA } from '@garita/domain/nomina/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button';
import {
  expectOnce,
  expectSeen,
  findDialog,
  findQuestion,
  openQuestion,
  press,
  pressWithKeyboard,
} from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { LONG_NAME, OFICIAL, refusal, SERVER_DOWN } from '../storyData';
import { NominaPanels } from './NominaPanels';
import type { NominaPeriodos, Panel } from './NominaScreenProps';
import { cerradoHace, PERIODOS, PREVIA, RECIEN_CERRADO } from './storyNomina';

const listed = (periodos: NominaPeriodos) => ({ kind: 'ready' as const, data: { periodos } });

const meta = {
  id: 'pantallas-nomina-periodos',
  title: 'Pantallas/Nómina/Periodos',
  component: NominaPanels,
  args: {
    panel: 'periodos',
    onPanel: fn(),
    periodos: listed(PERIODOS),
    viewer: STORY_PEOPLE.Gerente,
    vista: { kind: 'abierto' },
    onPeriodo: fn(),
    onReopen: fn(async (_periodo: number): Promise<unknown> => undefined),
    previa: { kind: 'ready', data: { previa: PREVIA } },
    onRestart: fn(async (_periodo: number): Promise<unknown> => undefined),
    detalle: null,
    onDetalle: fn(),
  },
} satisfies Meta<typeof NominaPanels>;

export default meta;
type Story = StoryObj<typeof meta>;
type Args = React.ComponentProps<typeof NominaPanels>;

const list = async () => await findDialog('Periodos de la nómina');

export const Lista: Story = {
  play: async ({ args }) => {
    const dialog = await list();
    await expectSeen(dialog.getByText(/^Desde el 16 nov 2026, .* · 311 anotaciones$/));
    const [, ...rows] = within(dialog.getByRole('table')).getAllByRole('row');
    const desde = rows.map((row) => within(row).getByRole('rowheader').textContent?.slice(0, 14));
    await expect(desde).toEqual(['Del 9 nov 2026', 'Del 2 nov 2026', 'Del 26 oct 202']);
    await expect(dialog.queryByRole('button', { name: /^Reabrir/ })).not.toBeInTheDocument();
    await press(dialog, /^Ver el periodo del 2 nov 2026/);
    await expectOnce(args.onPanel, null);
    await expectOnce(args.onPeriodo, 99);
  },
};

export const SoloMira: Story = {
  args: { viewer: OFICIAL, vista: { kind: 'cerrado', cerrado: cerradoHace(1) } },
  play: async ({ args }) => {
    const dialog = await list();
    await expectSeen(dialog.getByText('Lo estás viendo'));
    await expect(
      dialog.queryByRole('button', { name: 'Reiniciar nómina' }),
    ).not.toBeInTheDocument();
    await press(dialog, 'Ver el periodo abierto');
    await expectOnce(args.onPeriodo, null);
  },
};

export const Vacia: Story = {
  args: { periodos: listed({ abierto: { ...PERIODOS.abierto, anotaciones: 0 }, cerrados: [] }) },
  play: async () => {
    const dialog = await list();
    await expectSeen(dialog.getByText(/^Todavía no se ha cerrado ninguno/));
    await expect(dialog.getByText(/no hay nada que cerrar$/)).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: 'Reiniciar nómina' }),
    ).not.toBeInTheDocument();
  },
};

export const Cargando: Story = { args: { periodos: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { periodos: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { periodos: { kind: 'forbidden' } } };
export const Muchos: Story = {
  args: {
    periodos: listed({
      ...PERIODOS,
      cerrados: Array.from({ length: 30 }, (_, weeks) => cerradoHace(weeks)),
    }),
  },
};
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    viewer: STORY_PEOPLE.Fundadora,
    periodos: listed({
      ...RECIEN_CERRADO,
      cerrados: [cerradoHace(0, { encargadoNombre: LONG_NAME, monto: 1_234_567 }), cerradoHace(1)],
    }),
  },
};

/** As in the app, closing adds the period to the list and opens an empty period. */
function AsInTheApp(args: Args) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [periodos, setPeriodos] = useState(args.periodos);
  const settle =
    (after: NominaPeriodos, act: (periodo: number) => Promise<unknown>) =>
    async (periodo: number) => {
      await act(periodo);
      setPeriodos(listed(after));
      // Like a real write, the act ends after the list has been updated, when the pressed button is
      // gone.
      await waitFor(() =>
        expect(
          screen.queryByText(periodo === PREVIA.periodo ? 'Reiniciar nómina' : /^Reabrir$/, {
            selector: '[role=dialog] *',
          }),
        ).not.toBeInTheDocument(),
      );
    };
  const closed = {
    abierto: { ...PERIODOS.abierto, id: 102, anotaciones: 0 },
    cerrados: [cerradoHace(-1), ...PERIODOS.cerrados],
  };
  return (
    <>
      <Button onPress={() => setPanel('periodos')}>Periodos</Button>
      <NominaPanels
        {...args}
        panel={panel}
        onPanel={setPanel}
        periodos={periodos}
        onRestart={settle(closed, args.onRestart)}
        onReopen={settle(PERIODOS, args.onReopen)}
      />
    </>
  );
}

/**
 * Closing the period by keyboard only: the figures, the act, and the closed period in the list
 * (LPG-06, LPG-08, LPG-15).
 */
export const Reinicia: Story = {
  args: { panel: null },
  render: (args) => <AsInTheApp {...args} />,
  play: async ({ args, canvas, step }) => {
    await pressWithKeyboard(canvas, 'Periodos');
    const dialog = await list();
    await pressWithKeyboard(dialog, 'Reiniciar nómina');
    await step('Pregunta con las cifras de lo que cierra', async () => {
      const asked = await findQuestion('¿Reiniciar la nómina?');
      await waitFor(() => expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      await expectSeen(asked.getByText('152h 20m'));
      await expect(asked.getByText('1.512c')).toBeVisible();
      await expect(asked.getByText(/^No se borra nada/)).toBeVisible();
    });
    await step('Reinicia', async () => {
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(() => expect(args.onRestart).toHaveBeenCalledTimes(1));
      await expect(args.onRestart).toHaveBeenCalledWith(PREVIA.periodo);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
    await step('El periodo cerrado está en la lista', async () => {
      await expectSeen(dialog.getByRole('button', { name: /^Ver el periodo del 16 nov 2026/ }));
      await expect(
        dialog.queryByRole('button', { name: 'Reiniciar nómina' }),
      ).not.toBeInTheDocument();
      // The pressed button is gone: the focus stays within the dialog of the list.
      await waitFor(() =>
        expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      );
    });
  },
};

/**
 * The owner reopens the last closed period while nothing has been credited since. Only that period
 * has the button.
 */
export const Reabre: Story = {
  args: { panel: null, viewer: STORY_PEOPLE.Fundadora, periodos: listed(RECIEN_CERRADO) },
  render: (args) => <AsInTheApp {...args} />,
  play: async ({ args, canvas }) => {
    await press(canvas, 'Periodos');
    const [only, ...others] = (await list()).getAllByRole('button', { name: /^Reabrir/ });
    await expect(others).toEqual([]);
    await userEvent.click(only as HTMLElement);
    const asked = await findQuestion('¿Reabrir el último periodo?');
    await expectSeen(asked.getByText(/volverá a ser el abierto, con todas sus anotaciones/));
    await press(asked, 'Reabrir');
    await waitFor(() => expect(args.onReopen).toHaveBeenCalledWith(100));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

export const ReaperturaTardia: Story = {
  args: {
    viewer: STORY_PEOPLE.Fundadora,
    periodos: listed(RECIEN_CERRADO),
    onReopen: fn(
      (_periodo: number): Promise<unknown> =>
        Promise.reject(refusal(NOMINA.siguienteEmpezado, 409)),
    ),
  },
  render: function Late(args) {
    const [periodos, setPeriodos] = useState(args.periodos);
    const onReopen = (periodo: number) => {
      setPeriodos(listed(PERIODOS));
      return args.onReopen(periodo);
    };
    return <NominaPanels {...args} periodos={periodos} onReopen={onReopen} />;
  },
  play: async () => {
    const dialog = await list();
    const refused = await openQuestion(
      await openQuestion(dialog, /^Reabrir/, '¿Reabrir el último periodo?'),
      'Reabrir',
      'No se puede reabrir',
    );
    await expectSeen(refused.getByText(NOMINA.siguienteEmpezado));
    await press(refused, 'Volver a la lista');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(dialog.queryByRole('button', { name: /^Reabrir/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};
