import type { Rule } from '@garita/domain/reglas/Rule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button';
import { TextField } from '../components/TextField';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { Form } from './Form';
import { useForm } from './useForm';

interface Cuenta {
  usuario: string;
  clave: string;
}

const rules: Rule<Cuenta>[] = [
  ({ usuario }) => (usuario === '' ? { campo: 'usuario', texto: 'No dejes campos vacios' } : null),
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: 'No dejes campos vacios' } : null),
  ({ usuario }) =>
    usuario.includes(' ') ? { campo: 'usuario', texto: 'Nombre no puede tener espacio' } : null,
];

function Example({ onSubmit }: { onSubmit: (values: Cuenta) => Promise<unknown> }) {
  const form = useForm<Cuenta>({ initial: { usuario: '', clave: '' }, rules, onSubmit });
  return (
    <div style={{ maxWidth: 380 }}>
      <Form form={form} label="Registro">
        <TextField label="Nombre de Usuario" {...form.field('usuario')} />
        <TextField label="Contraseña" type="password" {...form.field('clave')} />
        <Button variant="primary" type="submit" fullWidth isPending={form.isPending}>
          Registrarte
        </Button>
        <Button variant="quiet" onPress={form.reset}>
          Limpiar
        </Button>
      </Form>
    </div>
  );
}

const meta = {
  id: 'formularios-useform',
  title: 'Patrones/Formulario (Form, useForm)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Form.docs')),
  component: Example,
  args: { onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrimerFalloGana: Story = {
  play: async ({ canvas, args, step }) => {
    const usuario = canvas.getByLabelText('Nombre de Usuario');
    const clave = canvas.getByLabelText('Contraseña');
    await step('Gana el primer fallo', async () => {
      await press(canvas, 'Registrarte');
      await waitFor(() => expect(usuario).toHaveFocus());
      await expect(usuario).toHaveAccessibleDescription('No dejes campos vacios');
      await expect(clave).toBeValid();
    });
    await step('Y después el siguiente', async () => {
      await userEvent.type(usuario, 'con espacio');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(clave).toHaveFocus());
      await expect(clave).toHaveAccessibleDescription('No dejes campos vacios');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const AvisaAlSalir: Story = {
  play: async ({ canvas, step }) => {
    const usuario = canvas.getByLabelText('Nombre de Usuario');
    await step('Salir de un campo vacío no avisa', async () => {
      await userEvent.click(usuario);
      await userEvent.tab();
      await expect(usuario).toBeValid();
    });
    await step('Avisa al salir, no al escribir', async () => {
      await userEvent.type(usuario, 'con espacio');
      await expect(usuario).toBeValid();
      await userEvent.tab();
      await waitFor(() =>
        expect(usuario).toHaveAccessibleDescription('Nombre no puede tener espacio'),
      );
    });
    await step('Corregido, deja de avisar', async () => {
      await userEvent.clear(usuario);
      await userEvent.type(usuario, 'sin_espacio');
      await waitFor(() => expect(usuario).toBeValid());
    });
  },
};

const fill = async (canvas: { getByLabelText: (text: string) => HTMLElement }) => {
  await userEvent.type(canvas.getByLabelText('Nombre de Usuario'), 'Recluta');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'garita-demo');
};

export const EnviaUnaVez: Story = {
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      usuario: 'Recluta',
      clave: 'garita-demo',
    });
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
  },
};

export const FalloDelServidor: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(Object.assign(new Error('El nombre ya esta ocupado'), { httpStatus: 409 })),
    ),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El nombre ya esta ocupado');
    await press(canvas, 'Registrarte');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await canvas.findByRole('alert');
  },
};

export const FalloDeUnCampo: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('El nombre ya esta ocupado'), {
          httpStatus: 400,
          campo: 'usuario',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const usuario = canvas.getByLabelText('Nombre de Usuario');
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(usuario).toHaveAccessibleDescription('El nombre ya esta ocupado'));
    await waitFor(() => expect(usuario).toHaveFocus());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('2');
    await waitFor(() => expect(usuario).toBeValid());
  },
};

export const FalloDeUnCampoAjeno: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Falta quien te recomienda'), {
          httpStatus: 400,
          campo: 'referido',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Falta quien te recomienda');
  },
};

export const Limpia: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Registrarte');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'x');
    await press(canvas, 'Limpiar');
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('');
    await expect(canvas.getByLabelText('Nombre de Usuario')).toBeValid();
  },
};
