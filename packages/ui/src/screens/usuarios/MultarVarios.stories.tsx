import { MULTAS } from '@garita/domain/multas/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  closed,
  expectOnce,
  expectSeen,
  findDialog,
  findQuestion,
  openDialog,
  press,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { pickAll, pickAllByTouch, pickRows } from '../lote/storyPicks';
import {
  type Agency,
  DE_MUCHOS_META,
  dismissElsewhere,
  fill,
  pressLastClose,
  sentOf,
} from './storyDeMuchos';

const meta = {
  id: 'pantallas-usuarios-de-muchos',
  title: 'Pantallas/Usuarios/De muchos',
  ...DE_MUCHOS_META,
} satisfies Meta<typeof Agency>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MultaADoce: Story = {
  args: {
    respuestas: [
      { 'Persona-07': { estado: 'rechazada', texto: 'Esa persona ya no está por debajo de ti.' } },
    ],
  },
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(await pickAll(canvas), 'Multar a 12', 'Multar a 12 personas');
    await step('Pide el motivo, como una multa sola', async () => {
      await press(form, 'Continuar');
      await expectOnce(onAviso, MULTAS.sinMotivo);
      await waitFor(() => expect(form.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
      await fill(form, 'Perfil privado');
      await press(form, /^Aumentar/);
      await press(form, 'Continuar');
    });
    await step('Pregunta con el número, la suma y el efecto, y se puede volver', async () => {
      const question = await findQuestion('¿Multar a 12 personas?');
      await expectSeen(question.getByText('60c'));
      await expect(question.getByText('«Perfil privado»')).toBeVisible();
      await press(question, 'Volver');
      const again = await findDialog('Multar a 12 personas');
      await expect(again.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Perfil privado');
      await press(again, 'Continuar');
    });
    await step('Cuenta línea por línea', async () => {
      await press(await findQuestion('¿Multar a 12 personas?'), 'Multar a 12 · 60c');
      const dialog = await findDialog('Multar a 12 personas');
      await waitFor(() =>
        expect(dialog.getByRole('progressbar')).toHaveTextContent('11 de 12 · 1 con fallo'),
      );
      await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
        'Persona-07Esa persona ya no está por debajo de ti.',
      );
      await pressLastClose(dialog);
      await closed();
    });
    await step('Lo que falló sigue elegido, y se repite con lo que se escribió', async () => {
      const bar = canvas.getByRole('group', { name: 'Selección' });
      await expect(bar).toHaveTextContent('1 de 12 personas');
      const again = await openDialog(bar, 'Multar a 1', 'Multar a 1 persona');
      await expect(again.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Perfil privado');
      await press(again, 'Cancelar');
      await closed();
    });
    await expect(sentOf(args.onLote).map(([pedido, lineas]) => [pedido, lineas.length])).toEqual([
      [{ acto: 'multar', motivo: 'Perfil privado', creditos: 5 }, 12],
    ]);
  },
};

export const AvisaADos: Story = {
  play: async ({ canvas }) => {
    const form = await openDialog(
      await pickRows(canvas, 'Persona-01', 'Persona-02'),
      'Multar a 2',
      'Multar a 2 personas',
    );
    await fill(form, 'Uniforme incompleto');
    await press(form, 'Continuar');
    const question = await findQuestion('¿Multar a 2 personas?');
    await expectSeen(question.getByText(/un aviso: queda escrito y no hay nada que cobrar/));
    await press(question, 'Avisar a 2');
    await screen.findByText('2 multas puestas');
    await closed();
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
  },
};

/**
 * The outcome of a line is unknown, and the dialog was closed. Sending the same fine repeats the
 * same write; a fine with another reason is a new write.
 */
export const MultaTrasUnCorte: Story = {
  args: {
    respuestas: [{ 'Persona-01': { estado: 'sin respuesta' } }],
    interrupcion: 'No se pudo conectar con el portal.',
  },
  play: async ({ args, canvas, step }) => {
    const bar = await pickRows(canvas, 'Persona-01');
    const fine = async (more: string | null) => {
      const form = await openDialog(bar, 'Multar a 1', 'Multar a 1 persona');
      if (more !== null) await fill(form, more);
      await press(form, 'Continuar');
      await press(await findQuestion('¿Multar a 1 persona?'), 'Avisar a 1');
      const dialog = await findDialog('Multar a 1 persona');
      await expectSeen(await dialog.findByRole('button', { name: 'Seguir' }));
      await pressLastClose(dialog);
      await closed();
    };
    await step('Se corta y se cierra', () => fine('Perfil privado'));
    await step('Lo mismo otra vez, tal como se escribió', () => fine(null));
    await step('Con otro motivo', () => fine(' otra vez'));
    const [first, again, other] = sentOf(args.onLote).map(([, [linea]]) => linea?.clave);
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};

export const AlguienSeAdelanta: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(
      await pickRows(canvas, 'Persona-01', 'Persona-02', 'Persona-03'),
      'Multar a 3',
      'Multar a 3 personas',
    );
    await step('Despiden a una mientras se escribe', async () => {
      await fill(form, 'Perfil privado');
      dismissElsewhere('Persona-02');
      await waitFor(() => expect(canvas.getByText('Despedido')).toBeInTheDocument());
      await press(form, 'Continuar');
    });
    const question = await findQuestion('¿Multar a 2 personas?');
    await step('La pregunta dice quién queda fuera', async () => {
      await expectSeen(question.getByText(/^Ya despedidas \(1\):/));
      await expect(question.getByText('Persona-02')).toBeVisible();
    });
    await press(question, 'Avisar a 2');
    await closed();
    await expect(sentOf(args.onLote)[0]?.[1].map(({ row }) => row.usuario)).toEqual([
      'Persona-01',
      'Persona-03',
    ]);
  },
};

export const MultaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await openDialog(
      await pickAllByTouch(canvas),
      'Multar a 12',
      'Multar a 12 personas',
    );
    await fill(form, 'Perfil privado');
    await press(form, 'Continuar');
    await expectSeen((await findQuestion('¿Multar a 12 personas?')).getByText(/un aviso/));
  },
};
