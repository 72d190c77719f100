import type { Rule } from '@garita/domain/reglas/Rule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../components/layout';
import { SaveBar } from '../components/SaveBar';
import { TextField } from '../components/TextField';
import { expectOnce, holdAnswer, press } from '../docs/storyActs';
import { type Edicion, useDraft } from './useDraft';

interface Ficha {
  nombre: string;
  lema: string;
}

const rules: Rule<Ficha>[] = [
  ({ nombre }) => (nombre === '' ? { campo: 'nombre', texto: 'Ponle un nombre' } : null),
];

function Example({ onSave }: { onSave: (edicion: Edicion<Ficha>) => Promise<unknown> }) {
  const [saved, setSaved] = useState<Ficha>({ nombre: 'Faro', lema: 'Siempre encendido' });
  const draft = useDraft<Ficha>({
    saved,
    rules,
    onSave: async (edicion) => {
      await onSave(edicion);
      setSaved((now) => ({ ...now, ...edicion.data }));
    },
  });
  return (
    <Stack>
      {draft.serverError && <p role="alert">{draft.serverError}</p>}
      <TextField label="Nombre" {...draft.field('nombre')} />
      <TextField label="Lema" {...draft.field('lema')} />
      <SaveBar
        count={draft.changed.length}
        onDiscard={draft.discard}
        onSave={draft.save}
        isPending={draft.isPending}
      />
    </Stack>
  );
}

const meta = {
  id: 'formularios-usedraft',
  title: 'Patrones/Edición de una pantalla entera (useDraft)',
  component: Example,
  args: { onSave: fn(async () => undefined) },
  parameters: {
    docs: {
      description: {
        component:
          'Una pantalla que se edita entera y se guarda de una vez: lo cambiado espera en la barra de abajo, y nada se pierde al salir sin guardar.',
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GuardaLoQueCambia: Story = {
  play: async ({ canvas, args, step }) => {
    const nombre = canvas.getByLabelText('Nombre');
    await step('Lo que vuelve a ser como era no cuenta', async () => {
      await userEvent.type(nombre, 's');
      await expect(await canvas.findByRole('status')).toHaveTextContent('1 cambio sin guardar');
      await userEvent.type(nombre, '{Backspace}');
      await expect(canvas.queryByRole('status')).toBeNull();
    });
    await step('Guarda los dos campos a la vez', async () => {
      await userEvent.type(nombre, ' Norte');
      await userEvent.clear(canvas.getByLabelText('Lema'));
      await expect(canvas.getByRole('status')).toHaveTextContent('2 cambios sin guardar');
      await press(canvas, 'Guardar');
      const edicion = {
        data: { nombre: 'Faro Norte', lema: '' },
        previos: { nombre: 'Faro', lema: 'Siempre encendido' },
      };
      await expectOnce(args.onSave, edicion);
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
      await expect(nombre).toHaveValue('Faro Norte');
    });
  },
};

export const ConFalta: Story = {
  play: async ({ canvas, args }) => {
    const nombre = canvas.getByLabelText('Nombre');
    await userEvent.clear(nombre);
    await press(canvas, 'Guardar');
    await waitFor(() => expect(nombre).toHaveFocus());
    await expect(nombre).toHaveAccessibleDescription('Ponle un nombre');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const server = holdAnswer();

export const EscribeMientrasGuarda: Story = {
  args: { onSave: fn(server.wait) },
  play: async ({ canvas, args, step }) => {
    await step('Guarda, y sigue escribiendo mientras tanto', async () => {
      await userEvent.type(canvas.getByLabelText('Nombre'), ' Norte');
      await press(canvas, 'Guardar');
      await userEvent.type(canvas.getByLabelText('Nombre'), ' y Sur');
      await userEvent.type(canvas.getByLabelText('Lema'), '!');
    });
    await step('Lo escrito se queda, por guardar', async () => {
      server.answer();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('data-pending'),
      );
      await expect(canvas.getByLabelText('Nombre')).toHaveValue('Faro Norte y Sur');
      await expect(canvas.getByLabelText('Lema')).toHaveValue('Siempre encendido!');
      await expect(canvas.getByRole('status')).toHaveTextContent('2 cambios sin guardar');
    });
    await step('Guarda también lo segundo', async () => {
      await press(canvas, 'Guardar');
      const previos = { nombre: 'Faro Norte', lema: 'Siempre encendido' };
      await expect(args.onSave).toHaveBeenLastCalledWith({
        data: { nombre: 'Faro Norte y Sur', lema: 'Siempre encendido!' },
        previos,
      });
      server.answer();
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    });
  },
};

export const Rechazado: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('Alguien ha cambiado mientras tanto: Nombre.'), {
          httpStatus: 409,
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nombre'), '!');
    await press(canvas, 'Guardar');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Alguien ha cambiado mientras tanto: Nombre.',
    );
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('Faro!');
  },
};

export const Descarta: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Lema'), ' y claro');
    await press(canvas, 'Descartar');
    await expect(canvas.getByLabelText('Lema')).toHaveValue('Siempre encendido');
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Lema'), '!');
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
