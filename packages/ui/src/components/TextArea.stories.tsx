import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { TextArea, type TextAreaProps } from './TextArea';

function Example({ value, onChange, ...rest }: TextAreaProps) {
  const [text, setText] = useState(value);
  const change = (next: string) => {
    setText(next);
    onChange(next);
  };
  return <TextArea {...rest} value={text} onChange={change} />;
}

const meta = {
  id: 'componentes-textarea',
  title: 'Componentes/Texto de varias líneas (TextArea)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./TextArea.docs')),
  component: Example,
  args: { label: 'Motivo', name: 'motivo', value: '', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  args: { description: 'Lo leerá quien decida.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: 'Motivo' });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Exámenes{Enter}finales');
    await expect(area).toHaveValue('Exámenes\nfinales');
    await expect(area).toHaveAccessibleDescription('Lo leerá quien decida.');
  },
};
export const Invalido: Story = {
  args: { errorMessage: 'No dejes campos vacios' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('No dejes campos vacios');
  },
};
export const Desactivado: Story = { args: { value: 'Viaje de estudios', isDisabled: true } };
export const TextoLargo: Story = {
  args: { value: 'Un motivo que ocupa varias líneas y hace crecer el campo. '.repeat(8) },
};
