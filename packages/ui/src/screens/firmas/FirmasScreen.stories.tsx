import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import {
  type Canvas,
  closed,
  expectOnce,
  openDialog,
  pick,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, LONG_NAME, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { FirmasScreen } from './FirmasScreen';
import type { FirmaFila } from './FirmasScreenProps';

const FIRMAS_EN_USO: readonly FirmaFila[] = [
  { usuario: 'Fundadora', firma: 'FUN', id: 1, id_categoria: 12 },
  { usuario: 'Gerente', firma: 'GER', id: 2, id_categoria: 10 },
  { usuario: 'Oficial', firma: 'OFI', id: 4, id_categoria: 5 },
  { usuario: 'Sra.Quintana', firma: 'Ñ1I', id: 9, id_categoria: 7 },
  { usuario: 'Supervisora', firma: 'SUP', id: 3, id_categoria: 8 },
];
const THOUSAND: readonly FirmaFila[] = Array.from({ length: 1000 }, (_, index) => ({
  usuario: `Persona-${String(index + 1).padStart(4, '0')}`,
  firma: index.toString(36).toUpperCase().padStart(3, '0'),
  id: index + 100,
  id_categoria: (index % 8) + 5,
}));

const meta = {
  id: 'pantallas-firmas',
  title: 'Pantallas/Firmas',
  component: FirmasScreen,
  render: stateful(FirmasScreen, { firmante: 'onFirmante' }),
  args: {
    state: ready({ firmas: FIRMAS_EN_USO }),
    viewer: STORY_PEOPLE.Gerente,
    firmante: null,
    onFirmante: fn(),
    personas: { kind: 'ready', data: { personas: PERSONAS } },
    onSign: fn(async () => undefined),
  },
} satisfies Meta<typeof FirmasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(canvas: Canvas, usuario: string): Promise<Canvas> {
  const form = await openDialog(canvas, 'Nueva firma');
  await pick(form, 'Usuario', usuario, new RegExp(usuario));
  return form;
}

/** Validation reports errors; a signature is sent in upper case (FIR-03, FIR-05 to FIR-08). */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openForm(canvas, 'Agente');
    const firma = form.getByRole('textbox', { name: 'Firma' });
    await step('La firma son tres caracteres', async () => {
      await userEvent.type(firma, 'ag');
      await press(form, 'Guardar');
      await expectOnce(onAviso, 'La firma debe contener unicamente 3 caracters');
      await waitFor(() => expect(firma).toHaveFocus());
      await expect(args.onSign).not.toHaveBeenCalled();
    });
    await step('Firma', async () => {
      await userEvent.keyboard('e');
      await expect(firma).toHaveValue('AGE');
      await press(form, 'Guardar');
      await expectOnce(args.onSign, { id: 5, firma: 'AGE' });
      await closed();
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ firmas: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ firmas: THOUSAND }) },
  play: async ({ canvas }) => expect(canvas.getByText('1.000 firmas')).toBeVisible(),
};

export const SinPermisoDeFirmar: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 firmas')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva firma' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Cambiar/ })).not.toBeInTheDocument();
  },
};

/**
 * A signature is changed by keyboard, from its row. The viewer's own row and the rows of superiors
 * have no button.
 */
export const CambiaConTeclado: Story = {
  play: async ({ args, canvas }) => {
    for (const name of ['Gerente', 'Fundadora'])
      await expect(
        canvas.queryByRole('button', { name: `Cambiar: ${name}` }),
      ).not.toBeInTheDocument();
    await pressWithKeyboard(canvas, 'Cambiar: Oficial');
    const firma = within(await screen.findByRole('dialog', { name: 'Firma de Oficial' })).getByRole(
      'textbox',
      { name: 'Firma' },
    );
    await waitFor(() => expect(firma).toHaveFocus());
    await expect(firma).toHaveAccessibleDescription(/Ahora firma OFI: la nueva la sustituye/);
    await userEvent.keyboard('of2{Enter}');
    await expectOnce(args.onSign, { id: 4, firma: 'OF2' });
    await closed();
  },
};

export const NoDisponible: Story = {
  args: {
    onSign: fn(() =>
      Promise.reject(
        Object.assign(refusal('La firma no esta disponible', 409), { campo: 'firma' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 'Agente');
    const firma = form.getByRole('textbox', { name: 'Firma' });
    await userEvent.type(firma, 'OFI');
    await press(form, 'Guardar');
    await waitFor(() => expect(firma).toHaveAccessibleDescription(/La firma no esta disponible/));
    await expect(firma).toHaveValue('OFI');
  },
};

export const Guardando: Story = {
  args: { onSign: fn(forever) },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 'Agente');
    await userEvent.type(form.getByRole('textbox', { name: 'Firma' }), 'AGE');
    await press(form, 'Guardar');
    await expect(form.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const Busca: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar firmas' }), 'ofi');
    await waitFor(() => expect(canvas.getByText('1 de 5 firmas')).toBeVisible());
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const TextoLargo: Story = {
  args: {
    state: ready({ firmas: [{ usuario: LONG_NAME, firma: 'WWW', id: 21, id_categoria: 5 }] }),
  },
};
