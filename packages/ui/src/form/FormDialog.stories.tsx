import type { Rule } from '@garita/domain/reglas/Rule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../components/TextField';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, findDialog, press } from '../docs/storyActs';
import { Figures } from '../screens/Figures';
import { MotivoField } from '../screens/MotivoField';
import { forever, refusal } from '../screens/storyData';
import { FormDialog } from './FormDialog';
import { useForm } from './useForm';

interface Cambio {
  nombre: string;
  motivo: string;
}
const rules: Rule<Cambio>[] = [
  ({ nombre }) => (nombre === '' ? { campo: 'nombre', texto: 'Escribe el nombre nuevo' } : null),
];

interface ExampleProps {
  onSubmit: (values: Cambio) => Promise<unknown>;
  onClose: () => void;
  withSummary?: boolean;
}

function Example({ onSubmit, onClose, withSummary = false }: ExampleProps) {
  const form = useForm<Cambio>({ initial: { nombre: '', motivo: '' }, rules, onSubmit });
  return (
    <FormDialog
      form={form}
      title="Cambiar el nombre"
      submitLabel="Pedir el cambio"
      pendingLabel="Enviando la petición"
      onClose={onClose}
      {...(withSummary && { summary: <Figures figures={[['Cambios este año', '1 de 2']]} /> })}
    >
      <TextField label="Nombre nuevo" {...form.field('nombre')} />
      <MotivoField description="Lo leerá quien decida." {...form.field('motivo')} />
    </FormDialog>
  );
}

const meta = {
  id: 'formularios-formdialog',
  title: 'Patrones/Formulario en un diálogo (FormDialog)',
  component: Example,
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./FormDialog.docs')),
    520,
  ),
  args: { onSubmit: fn(async () => undefined), onClose: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Cambiar el nombre';

export const ConResumen: Story = { args: { withSummary: true } };
export const Normal: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog(TITLE);
    const nombre = dialog.getByRole('textbox', { name: 'Nombre nuevo' });
    await waitFor(() => expect(nombre).toHaveFocus());
    await press(dialog, 'Pedir el cambio');
    await waitFor(() => expect(nombre).toHaveAccessibleDescription('Escribe el nombre nuevo'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(nombre, 'Luz_del_Alba{Enter}');
    await expectOnce(args.onSubmit, { nombre: 'Luz_del_Alba', motivo: '' });
  },
};
export const EnTelefono: Story = {
  args: { withSummary: true },
  globals: { viewport: { value: 'narrow' } },
};
export const EnCurso: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ args }) => {
    const dialog = await findDialog(TITLE);
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Nombre nuevo' }),
      'Luz_del_Alba{Enter}',
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Rechazado: Story = {
  args: { onSubmit: fn(() => Promise.reject(refusal('Ya has cambiado de nombre este mes', 409))) },
  play: async () => {
    const dialog = await findDialog(TITLE);
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Nombre nuevo' }),
      'Luz_del_Alba{Enter}',
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ya has cambiado de nombre este mes',
    );
    await expect(dialog.getByRole('textbox', { name: 'Nombre nuevo' })).toHaveValue('Luz_del_Alba');
  },
};
