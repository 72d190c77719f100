import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { Card } from './Card';
import { Switch } from './Switch';

const meta = {
  id: 'componentes-switch',
  title: 'Componentes/Interruptor (Switch)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Switch.docs')),
  component: Switch,
  args: { label: 'Mostrar mi estado en la portada', value: false, onChange: fn() },
  render: stateful(Switch, { value: 'onChange' }),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Apagado: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Mostrar mi estado en la portada' });
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Encendido: Story = { args: { value: true } };

export const Enfocado: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch').closest('[data-focus-visible]')).not.toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const ConPuntero: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Mostrar mi estado en la portada'));
    await waitFor(() =>
      expect(canvas.getByRole('switch').closest('[data-hovered]')).not.toBeNull(),
    );
  },
};

export const Presionado: Story = {
  play: async ({ canvas }) => {
    await userEvent.pointer({
      keys: '[MouseLeft>]',
      target: canvas.getByText('Mostrar mi estado en la portada'),
    });
    await expect(canvas.getByRole('switch').closest('[data-pressed]')).not.toBeNull();
  },
};

export const Desactivado: Story = {
  render: () => (
    <Card>
      <Switch label="Apagado y sin permiso" value={false} onChange={fn()} isDisabled />
      <Switch label="Encendido y sin permiso" value onChange={fn()} isDisabled />
    </Card>
  ),
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch')) await expect(control).toBeDisabled();
  },
};

export const Guardando: Story = {
  args: { value: true, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Invalido: Story = {
  args: { errorMessage: 'No se pudo guardar. Inténtalo de nuevo.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'No se pudo guardar. Inténtalo de nuevo.',
    ),
};

export const TextoLargo: Story = {
  args: {
    label:
      'Avisar a todas las personas de la agencia cada vez que alguien publica un estado nuevo en la marquesina',
    description:
      'El aviso aparece al pie de la página y se puede cerrar. Quien no haya entrado lo verá la próxima vez.',
  },
};
