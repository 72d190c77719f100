import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { Button } from './Button';
import { AddIcon } from './icons';

const meta = {
  id: 'componentes-button',
  title: 'Componentes/Botón (Button)',
  component: Button,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Button.docs')),
  args: { children: 'Enviar solicitud', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primario: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Enviar solicitud');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
export const Secundario: Story = {};
export const Tenido: Story = { args: { variant: 'tinted', children: 'Confirmar' } };
export const Peligro: Story = { args: { variant: 'danger', children: 'Despedir' } };
export const Discreto: Story = { args: { variant: 'quiet', children: 'Columnas' } };
export const ConIcono: Story = {
  args: { variant: 'primary', icon: <AddIcon size={20} />, children: 'Nuevo tiempo' },
};
export const AnchoCompleto: Story = {
  args: { variant: 'primary', fullWidth: true, children: 'Ingresar' },
};
export const TextoLargo: Story = {
  args: { children: 'Enviar la solicitud de ascenso a la siguiente misión disponible' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Button {...args} />
    </div>
  ),
};

export const Todos: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {([{}, { isDisabled: true }, { isPending: true }, { size: 'small' }] as const).map(
        (state) => (
          <div key={JSON.stringify(state)} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {(['primary', 'secondary', 'tinted', 'danger', 'dangerOutline', 'quiet'] as const).map(
              (variant) => (
                <Button key={variant} variant={variant} {...state}>
                  Confirmar
                </Button>
              ),
            )}
          </div>
        ),
      )}
    </div>
  ),
};

export const ConPuntero: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('data-hovered'));
  },
};

export const Enfocado: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible');
  },
};

export const Presionado: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveAttribute('data-pressed');
  },
};

export const Desactivado: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const EnCurso: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Enviando' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    button.focus();
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Enviando' })).toBeInTheDocument();
  },
};
