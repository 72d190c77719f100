import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { FieldMessage } from './FieldMessage';
import { TextField } from './TextField';

const meta = {
  id: 'componentes-fieldmessage',
  title: 'Componentes/Línea de un campo (FieldMessage)',
  component: FieldMessage,
  tags: ['autodocs'],
  parameters: documenta(() => import('./FieldMessage.docs')),
  args: {
    description: 'Tres letras o cifras.',
    errorMessage: 'La firma solo puede contener 3 caracteres',
  },
  render: ({ description = '', errorMessage = '' }) => (
    <TextField
      label="Firma"
      defaultValue="GA"
      description={description}
      errorMessage={errorMessage}
    />
  ),
} satisfies Meta<typeof FieldMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AyudaYFallo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Firma' })).toHaveAccessibleDescription(
      'Tres letras o cifras. La firma solo puede contener 3 caracteres',
    );
  },
};
export const SoloAyuda: Story = {
  args: { errorMessage: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Firma' })).toHaveAccessibleDescription(
      'Tres letras o cifras.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Firma' })).toBeValid();
  },
};
