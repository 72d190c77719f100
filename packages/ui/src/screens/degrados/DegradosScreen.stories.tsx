import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { held } from '../../docs/held';
import { type Canvas, closed, expectOnce, listClosed, press, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import { DegradosScreen } from './DegradosScreen';
import { DEGRADOS_HECHOS, ESCALERA, GENTE, LARGO, THOUSAND } from './storyDegrados';

const meta = {
  id: 'pantallas-degrados',
  title: 'Pantallas/Degrados',
  component: DegradosScreen,
  render: held(DegradosScreen, { isAsking: 'onAsking' }),
  args: {
    state: ready({ degrados: DEGRADOS_HECHOS }),
    viewer: STORY_PEOPLE.Gerente,
    isAsking: false,
    onAsking: fn(),
    opciones: { kind: 'ready', data: { personas: GENTE, escalera: ESCALERA } },
    onDemote: fn(async () => undefined),
    onAviso: fn(),
  },
} satisfies Meta<typeof DegradosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(canvas: Canvas): Promise<HTMLElement> {
  await press(canvas, 'Nuevo degrado');
  return screen.findByRole('dialog', { name: 'Nuevo degrado' });
}

async function choosePerson(form: HTMLElement, usuario: string) {
  const box = within(form).getByRole('combobox', { name: 'Usuario' });
  await userEvent.clear(box);
  await userEvent.type(box, usuario);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(usuario) }));
}
const openMisiones = async (form: HTMLElement) => press(form, /Nueva misión/);
const misiones = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** Fills the form in and goes on to the question. */
async function ask(canvas: Canvas): Promise<HTMLElement> {
  const form = await openForm(canvas);
  await choosePerson(form, 'Agente');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Motivo' }), 'Falta grave');
  await openMisiones(form);
  await userEvent.click(await screen.findByRole('option', { name: '2 · Vigilante II' }));
  await press(form, 'Continuar');
  return screen.findByRole('alertdialog', { name: '¿Degradar a Agente?' });
}

/** The main act: what is missing is said in the portal's words; then from where to where, and only then it is done (DEG-01, DEG-04 to DEG-06). */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas);
    await press(form, 'Continuar');
    await expectOnce(args.onAviso, 'Faltan datos');
    await waitFor(() => expect(within(form).getByRole('combobox', { name: 'Usuario' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await press(form, 'Cancelar');
    await closed();
    const question = await ask(canvas);
    await expect(question).toHaveTextContent('Agente pasará de Agente II a Vigilante II');
    await expect(question).toHaveTextContent('«Falta grave»');
    await expect(args.onDemote).not.toHaveBeenCalled();
    await press(question, 'Degradar');
    await expectOnce(args.onDemote, { usuario: 5, motivo: 'Falta grave', rango: 21 });
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ degrados: [] }) } };
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ degrados: THOUSAND }) },
  play: async ({ canvas }) => expect(canvas.getByText('1.000 degrados')).toBeVisible(),
};

/** Who has adm but not deg reads the history. */
export const SinPermisoDeDegradar: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 degrados')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nuevo degrado' })).not.toBeInTheDocument();
  },
};

/** Only missions below the present one, the nearest first; another person means another choice (DEG-07). */
export const SoloMisionesInferiores: Story = {
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePerson(form, 'Agente');
    await openMisiones(form);
    await waitFor(() => expect(misiones()).toEqual(['3 · Agente I', '2 · Vigilante II', '2 · Vigilante I', '1 · Aspirante', '1 · Recluta']));
    await userEvent.click(screen.getByRole('option', { name: '3 · Agente I' }));
    await expect(within(form).getByRole('button', { name: /Nueva misión/ })).toHaveTextContent('3 · Agente I');
    await choosePerson(form, 'Oficial');
    await expect(within(form).getByRole('button', { name: /Nueva misión/ })).toHaveTextContent('Elige una misión');
    await userEvent.click(within(form).getByRole('combobox', { name: 'Usuario' }));
    await userEvent.clear(within(form).getByRole('combobox', { name: 'Usuario' }));
    for (const name of ['Recluta', 'Gerente', 'Fundadora'])
      await expect(screen.queryByRole('option', { name: new RegExp(`^${name}`) })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await listClosed();
  },
};

/** The whole of it with the keyboard: going back from the question loses nothing, and the focus starts where Enter does no harm. */
export const ConTeclado: Story = {
  play: async ({ args, canvas }) => {
    const question = await ask(canvas);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Volver' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Nuevo degrado' });
    await expect(within(form).getByRole('textbox', { name: 'Motivo' })).toHaveValue('Falta grave');
    await expect(within(form).getByRole('button', { name: /Nueva misión/ })).toHaveTextContent('2 · Vigilante II');
    within(form).getByRole('button', { name: 'Continuar' }).focus();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog', { name: '¿Degradar a Agente?' });
    await waitFor(() => expect(within(again).getByRole('button', { name: 'Volver' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onDemote, { usuario: 5, motivo: 'Falta grave', rango: 21 });
    await closed();
  },
};

/** Somebody was faster: it says so, and leads back to the list, which shows it. */
export const YaDegradado: Story = {
  args: { onDemote: fn(() => Promise.reject(refusal('Esa misión no está por debajo de la que tiene.', 409))) },
  play: async ({ canvas }) => {
    await press(await ask(canvas), 'Degradar');
    const refused = await screen.findByRole('alertdialog', { name: 'No se ha degradado' });
    await expect(within(refused).getByRole('alert')).toHaveTextContent('Esa misión no está por debajo de la que tiene.');
    await press(refused, 'Volver a la lista');
    await closed();
  },
};

export const Degradando: Story = {
  args: { onDemote: fn(forever) },
  play: async ({ canvas }) => {
    const question = await ask(canvas);
    await press(question, 'Degradar');
    await expect(within(question).getByRole('button', { name: 'Volver' })).toBeDisabled();
  },
};

export const OpcionesNoCargan: Story = { args: { isAsking: true, opciones: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const FormularioEnTelefono: Story = { args: { isAsking: true }, globals: { viewport: { value: 'phone' } } };
export const TextoLargo: Story = { args: { state: ready({ degrados: [LARGO] }) } };
