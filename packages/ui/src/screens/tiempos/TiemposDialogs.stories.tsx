import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  findDialog,
  listClosed,
  pick,
  press,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { TIEMPOS_META } from './storyMeta';
import { chooseAct, of } from './storyRows';
import { DETALLE, tiempoDe } from './storyTiempos';
import { TiemposScreen } from './TiemposScreen';

const meta = {
  id: 'pantallas-tiempos-dialogos',
  title: 'Pantallas/Tiempos/Diálogos',
  component: TiemposScreen,
  args: {
    ...TIEMPOS_META.args,
    viewer: STORY_PEOPLE.Supervisora,
    candidatos: ready({ personas: PERSONAS.filter(({ id_categoria }) => id_categoria < 8) }),
  },
} satisfies Meta<typeof TiemposScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a person, the rule's text is shown (TIE-05). The viewer supervises the time (TIE-46). */
export const Abre: Story = {
  args: { isOpening: true },
  play: async ({ args }) => {
    const dialog = await findDialog('Nuevo Tiempo');
    await press(dialog, 'Abrir');
    await expectOnce(onAviso, 'Selecciona un usuario');
    await expect(dialog.getByText('Selecciona un usuario')).toBeVisible();
    await pick(dialog, 'Usuario', 'Recluta');
    await press(dialog, 'Abrir');
    await waitFor(() => expectOnce(args.onOpenTime, { bajo: 6, alto: 3 }));
    await waitFor(() => expectOnce(args.onOpening, false));
  },
};

export const AbreSinEncargado: Story = {
  args: { isOpening: true },
  play: async ({ args }) => {
    const dialog = await findDialog('Nuevo Tiempo');
    await pick(dialog, 'Usuario', 'Agente');
    await userEvent.click(dialog.getByRole('switch', { name: 'Lo llevo yo' }));
    await press(dialog, 'Abrir');
    await waitFor(() => expectOnce(args.onOpenTime, { bajo: 5, alto: -1 }));
  },
};

export const AbreTarde: Story = {
  args: {
    isOpening: true,
    onOpenTime: fn(() =>
      Promise.reject(
        Object.assign(refusal('Esa persona ya tiene un tiempo abierto.', 409), { campo: 'bajo' }),
      ),
    ),
  },
  play: async ({ args }) => {
    const dialog = await findDialog('Nuevo Tiempo');
    await pick(dialog, 'Usuario', 'Recluta');
    await press(dialog, 'Abrir');
    await expect(await dialog.findByText('Esa persona ya tiene un tiempo abierto.')).toBeVisible();
    const field = dialog.getByRole('combobox', { name: 'Usuario' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpening).not.toHaveBeenCalled();
  },
};

/**
 * The field has the focus and no popup covers it. Typed text is not lost, and Enter takes the only
 * match.
 */
export const AbreSinRaton: Story = {
  args: { isOpening: true },
  play: async ({ args }) => {
    const dialog = await findDialog('Nuevo Tiempo');
    const field = dialog.getByRole('combobox', { name: 'Usuario' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('reclu');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Recluta'));
    await press(dialog, 'Abrir');
    await waitFor(() => expectOnce(args.onOpenTime, { bajo: 6, alto: 3 }));
  },
};

/**
 * Text that is typed while the people load becomes a search when they have loaded. Pressing Enter
 * before that does not clear the text.
 */
export const AbreCargando: Story = {
  args: { isOpening: true, candidatos: { kind: 'loading' } },
  play: async () => {
    const dialog = await findDialog('Nuevo Tiempo');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Usuario' })).toHaveFocus());
    await userEvent.keyboard('reclu{Enter}');
    await expect(dialog.getByRole('combobox', { name: 'Usuario' })).toHaveValue('reclu');
    await userEvent.keyboard('{Escape}');
    await listClosed();
  },
};
export const AbreConError: Story = {
  args: { isOpening: true, candidatos: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async () => {
    const dialog = await findDialog('Nuevo Tiempo');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
  },
};

async function abreAjuste(canvas: Canvas) {
  await chooseAct(canvas, 'Recluta', 'Ajustar');
  return findDialog('Ajustar a Recluta');
}

/**
 * Only minutes above 0 are accepted (TIE-42). They are added or taken off, and the resulting
 * balance is shown (TIE-41).
 */
export const Ajusta: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await abreAjuste(canvas);
    await press(dialog, 'Ajustar');
    await expectOnce(onAviso, 'Se requiere minimo 1 minuto');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Minutos' }), '15');
    await userEvent.click(dialog.getByRole('radio', { name: 'Restar' }));
    await expect(dialog.getByText('Lleva 42 min. Quedará en 27 min.')).toBeVisible();
    await press(dialog, 'Ajustar');
    await waitFor(() =>
      expectOnce(args.onAct, {
        accion: 'ajustar',
        tiempo: of(6),
        operacion: 'restar',
        minutos: 15,
      }),
    );
    await closed();
  },
};

/**
 * The row shows a debt of 86 minutes (4 − 90). Added minutes pay the debt first: 60 leave a debt of
 * 26, and 90 leave 4 minutes.
 */
export const AjustaLoDebido: Story = {
  args: {
    state: ready({ tiempos: [tiempoDe(6, { alto: 4, mins: -86, minsA: 30, sumado: -90 })] }),
  },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('debe 1h 26m')).toBeVisible();
    const dialog = await abreAjuste(canvas);
    await expect(dialog.getByText('Lleva 0 min y debe 1h 26m.')).toBeVisible();
    const minutos = dialog.getByRole('textbox', { name: 'Minutos' });
    await step('Con una hora sigue debiendo', async () => {
      await userEvent.type(minutos, '60{Tab}');
      await expect(
        await dialog.findByText('Lleva 0 min y debe 1h 26m. Quedará en 0 min y deberá 26 min.'),
      ).toBeVisible();
    });
    await step('Con hora y media queda a favor', async () => {
      await userEvent.clear(minutos);
      await userEvent.type(minutos, '90{Tab}');
      await expect(
        await dialog.findByText('Lleva 0 min y debe 1h 26m. Quedará en 4 min.'),
      ).toBeVisible();
    });
    await step('Ajusta', async () => {
      await press(dialog, 'Ajustar');
      await waitFor(() =>
        expect(args.onAct).toHaveBeenCalledWith(
          expect.objectContaining({ accion: 'ajustar', minutos: 90 }),
        ),
      );
    });
  },
};

export const AjustaEnCurso: Story = {
  args: { onAct: fn(forever) },
  play: async ({ args, canvas }) => {
    const dialog = await abreAjuste(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Minutos' }), '5');
    await press(dialog, 'Ajustar');
    await waitFor(() => expect(args.onAct).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

/** Shows name, accumulated, confirmed and total minutes, and the log (TIE-37, TIE-38). */
export const Detalle: Story = {
  args: { detalle: { id: 6, state: { kind: 'ready', data: { detalle: DETALLE } } } },
  play: async ({ args }) => {
    const dialog = await findDialog('Tiempo de Recluta');
    await expect(dialog.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '0h\u00a042m',
      '3h\u00a00m',
      '3h\u00a042m',
    ]);
    await expect(dialog.getByRole('table', { name: 'Registro del tiempo' })).toHaveTextContent(
      'Ajuste: +10 min',
    );
    await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await expectOnce(args.onDetalle, null);
  },
};

export const DetalleSinRegistro: Story = {
  args: {
    detalle: {
      id: 2,
      state: {
        kind: 'ready',
        data: { detalle: { nombre: 'Gerente', tiempoActual: 0, tiempoConfirmado: 0, logs: [] } },
      },
    },
  },
};
export const DetalleCargando: Story = { args: { detalle: { id: 6, state: { kind: 'loading' } } } };
export const DetalleDesconocido: Story = {
  args: { detalle: { id: 999, state: { kind: 'notFound', texto: 'Esa persona no existe.' } } },
};
