import { CIERRES } from '@garita/domain/despidos/cierres';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import { stateful } from '../../docs/stateful';
import {
  type Canvas,
  closed,
  expectOnce,
  findDialog,
  findQuestion,
  openDialog,
  pick,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { SEGUNDA_LEVE, sancionCon } from '../sancion/storySancion';
import { CROWD, forever, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { EXPULSADO, permisosOf } from '../usuarios/storyUsuarios';
import { DespidosScreen } from './DespidosScreen';
import { DESPIDOS_HECHOS, LARGO, THOUSAND } from './storyDespidos';

const meta = {
  id: 'pantallas-despidos',
  title: 'Pantallas/Despidos',
  component: DespidosScreen,
  render: stateful(DespidosScreen, { isAsking: 'onAsking', regreso: 'onRegreso' }),
  args: {
    state: ready({ despidos: DESPIDOS_HECHOS }),
    viewer: STORY_PEOPLE.Gerente,
    isAsking: false,
    onAsking: fn(),
    personas: { kind: 'ready', data: { personas: PERSONAS } },
    sancion: sancionCon(SEGUNDA_LEVE),
    onDismiss: fn(async () => undefined),
    regreso: null,
    onRegreso: fn(),
    permisosRegreso: { kind: 'ready', data: { permisos: permisosOf(EXPULSADO) } },
    onReadmit: fn(async () => undefined),
  },
} satisfies Meta<typeof DespidosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvas: Canvas, usuario: string): Promise<HTMLElement> {
  const form = await openDialog(canvas, 'Nuevo despido');
  await pick(form, 'Usuario', usuario, new RegExp(usuario));
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Falta grave');
  await press(form, 'Continuar');
  return screen.findByRole('alertdialog', { name: `¿Despedir a ${usuario}?` });
}

/** Validation reports missing fields; the confirmation says what ends (DES-03, DES-08, DES-09). */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('3 personas despedidas')).toBeVisible();
    const form = await openDialog(canvas, 'Nuevo despido');
    await step('Dice lo que falta, y se cancela', async () => {
      await press(form, 'Continuar');
      await expectOnce(onAviso, 'No dejes campos vacios');
      await waitFor(() => expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveFocus());
      await press(form, 'Cancelar');
      await closed();
    });
    const question = await ask(canvas, 'Agente');
    await step('Pregunta qué se cierra', async () => {
      await expect(question).toHaveTextContent('«Falta grave»');
      await expect(within(question).getAllByRole('listitem')).toHaveLength(CIERRES.length + 1);
      await expect(args.onDismiss).not.toHaveBeenCalled();
    });
    await step('Despide', async () => {
      await press(question, 'Despedir');
      await expectOnce(args.onDismiss, { usuario: 5, motivo: 'Falta grave' });
      await closed();
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ despidos: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ despidos: THOUSAND }) },
  play: async ({ canvas }) => expect(canvas.getByText('1.000 despidos')).toBeVisible(),
};

export const TambienVeta: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(canvas, 'Nuevo despido');
    await pick(form, 'Usuario', 'Agente', /Agente/);
    await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Falta grave');
    const vetar = form.getByRole('switch', { name: 'También vetar su nombre' });
    await step('Dice qué hace el veto', async () => {
      await expect(vetar).toHaveAccessibleDescription(
        'En la puerta se verá en rojo, y para readmitir habrá que levantar antes el veto. El motivo del despido no se enseña allí.',
      );
      await userEvent.click(vetar);
      await press(form, 'Continuar');
    });
    const question = await screen.findByRole('alertdialog', { name: '¿Despedir a Agente?' });
    await step('Despide y veta', async () => {
      await expect(question).toHaveTextContent('Su nombre queda además en la lista de vetos');
      await press(within(question), 'Despedir');
      await expectOnce(args.onDismiss, { usuario: 5, motivo: 'Falta grave', vetar: 1 });
      await closed();
    });
  },
};

/**
 * Without the permission `des` a text replaces the button, and no person can be readmitted (DES-04,
 * ROL-03).
 */
export const SinPermisoDeDespedir: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tienes permiso para despedir')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nuevo despido' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Readmitir/ })).not.toBeInTheDocument();
  },
};

export const SoloPorDebajo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      (await openDialog(canvas, 'Nuevo despido')).getByRole('combobox', { name: 'Usuario' }),
    );
    await expect(await screen.findByRole('option', { name: /Recluta/ })).toBeInTheDocument();
    for (const name of ['Fundadora', 'Gerente'])
      await expect(
        screen.queryByRole('option', { name: new RegExp(name) }),
      ).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}{Escape}');
    await closed();
  },
};

export const VuelveAlFormulario: Story = {
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Agente');
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    const form = await findDialog('Nuevo despido');
    await expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveValue('Agente');
    await expect(form.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Falta grave');
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const YaDespedido: Story = {
  args: { onDismiss: fn(() => Promise.reject(refusal('Esa persona ya está despedida.', 409))) },
  play: async ({ canvas }) => {
    await press(await ask(canvas, 'Agente'), 'Despedir');
    const refused = await findQuestion('No se ha despedido');
    await expect(refused.getByRole('alert')).toHaveTextContent('Esa persona ya está despedida.');
    await press(refused, 'Volver a la lista');
    await closed();
  },
};

export const NoResponde: Story = {
  args: { onDismiss: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Agente');
    await press(question, 'Despedir');
    await expect(await within(question).findByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await expect(within(question).getByRole('button', { name: 'Despedir' })).toBeEnabled();
  },
};

export const Despidiendo: Story = {
  args: { onDismiss: fn(forever) },
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Agente');
    await press(question, 'Despedir');
    await expect(within(question).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const Ingresa: Story = {
  play: async ({ args, canvas }) => {
    for (const name of ['Agente', 'Ronda-Nocturna'])
      await expect(
        canvas.queryByRole('button', { name: `Readmitir: ${name}` }),
      ).not.toBeInTheDocument();
    await pressWithKeyboard(canvas, 'Readmitir: Expulsado');
    await confirmWithKeyboard('¿Readmitir a Expulsado?');
    await expectOnce(args.onReadmit, 11, false);
    await closed();
  },
};

export const Busca: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar despidos' }), 'sistema');
    await waitFor(() => expect(canvas.getByText('1 de 4 despidos')).toBeVisible());
  },
};

export const PersonasNoCargan: Story = {
  args: { isAsking: true, personas: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expect(args.personas.kind === 'error' && args.personas.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const EntreCincoMil: Story = {
  args: { personas: { kind: 'ready', data: { personas: CROWD } } },
  play: async ({ canvas }) =>
    expect(await ask(canvas, 'Persona-4321')).toHaveTextContent(
      'Persona-4321 dejará de poder entrar',
    ),
};

export const PreguntaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    expect(await ask(canvas, 'Agente')).toHaveTextContent('Agente dejará de poder entrar'),
};

export const TextoLargo: Story = { args: { state: ready({ despidos: [LARGO] }) } };
