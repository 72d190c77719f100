import { CIERRES } from '@garita/domain/despidos/cierres';
import { DESPIDOS } from '@garita/domain/despidos/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
import { pickAllByTouch, pickRows } from '../lote/storyPicks';
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

export const DespideATres: Story = {
  args: { respuestas: [{ 'Persona-02': { estado: 'rechazada', texto: DESPIDOS.yaDespedido } }] },
  play: async ({ canvas, step }) => {
    const form = await openDialog(
      await pickRows(canvas, 'Persona-01', 'Persona-02', 'Persona-03'),
      'Despedir a 3',
      'Despedir a 3 personas',
    );
    await press(form, 'Continuar');
    await expectOnce(onAviso, DESPIDOS.vacio);
    await fill(form, 'Inactividad');
    await press(form, 'Continuar');
    const question = await findQuestion('¿Despedir a 3 personas?');
    await step('Dice qué se cierra y pide escribirlo', async () => {
      await expectSeen(question.getByText('«Inactividad»'));
      await expect(question.getAllByRole('listitem')).toHaveLength(CIERRES.length + 1);
      await expect(question.getByRole('button', { name: 'Despedir a 3' })).toBeDisabled();
      await userEvent.type(
        question.getByRole('textbox', { name: 'Escribe «3 despidos» para confirmar' }),
        '3 despidos',
      );
      dismissElsewhere('Persona-02');
    });
    await step('Despide, y quien ya no está lo dice', async () => {
      await press(question, 'Despedir a 3');
      const dialog = await findDialog('Despedir a 3 personas');
      await waitFor(() =>
        expect(dialog.getByRole('progressbar')).toHaveTextContent('2 de 3 · 1 con fallo'),
      );
      await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
        `Persona-02${DESPIDOS.yaDespedido}`,
      );
      await pressLastClose(dialog);
      await closed();
    });
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Despedido')).toHaveLength(3);
    for (const name of ['Persona-01', 'Persona-02', 'Persona-03'])
      await expect(
        canvas.queryByRole('checkbox', { name: `Seleccionar: ${name}` }),
      ).not.toBeInTheDocument();
  },
};

export const DespideYVeta: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(
      await pickRows(canvas, 'Persona-01', 'Persona-02'),
      'Despedir a 2',
      'Despedir a 2 personas',
    );
    await fill(form, 'Falta grave');
    const vetar = form.getByRole('switch', { name: 'También vetar sus nombres' });
    await expect(vetar).toHaveAccessibleDescription(
      'En la puerta se verán en rojo, y para readmitir a alguien habrá que levantar antes su veto. El motivo del despido no se enseña allí.',
    );
    await userEvent.click(vetar);
    await press(form, 'Continuar');
    const question = await findQuestion('¿Despedir a 2 personas?');
    await step('Dice que sus nombres quedan vetados', async () => {
      await expectSeen(
        question.getByText('Sus nombres quedan además en la lista de vetos, para siempre.'),
      );
      await userEvent.type(question.getByRole('textbox'), '2 despidos');
    });
    await press(question, 'Despedir a 2');
    await waitFor(() => expect(sentOf(args.onLote)).toHaveLength(1));
    await expect(sentOf(args.onLote)[0]?.[0]).toEqual({
      acto: 'despedir',
      motivo: 'Falta grave',
      vetar: 1,
    });
    await closed();
  },
};

export const SinPermisoDeVetar: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { viewer: { ...DE_MUCHOS_META.args.viewer, permisos: ['use', 'des'], permisoSys: 0 } },
  play: async ({ canvas }) => {
    const form = await openDialog(
      await pickRows(canvas, 'Persona-01'),
      'Despedir a 1',
      'Despedir a 1 persona',
    );
    await expectSeen(form.getByRole('textbox', { name: 'Motivo' }));
    await expect(form.queryByRole('switch')).not.toBeInTheDocument();
  },
};

export const YaNoHayANadie: Story = {
  play: async ({ args, canvas }) => {
    const form = await openDialog(
      await pickRows(canvas, 'Persona-02'),
      'Despedir a 1',
      'Despedir a 1 persona',
    );
    await fill(form, 'Inactividad');
    dismissElsewhere('Persona-02');
    await waitFor(() => expect(canvas.getByText('Despedido')).toBeInTheDocument());
    await press(form, 'Continuar');
    await screen.findByText('Ya no se puede hacer con nada de lo elegido. Ya despedidas (1).');
    await closed();
    await expect(args.onLote).not.toHaveBeenCalled();
  },
};

export const DespidoEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await openDialog(
      await pickAllByTouch(canvas),
      'Despedir a 12',
      'Despedir a 12 personas',
    );
    await fill(form, 'Inactividad');
    await press(form, 'Continuar');
    await expectSeen((await findQuestion('¿Despedir a 12 personas?')).getByRole('textbox'));
  },
};
