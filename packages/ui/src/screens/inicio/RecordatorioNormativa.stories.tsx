import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { RecordatorioNormativa } from './RecordatorioNormativa';

const meta = {
  id: 'inicio-recordatorio-normativa',
  title: 'Pantallas/Inicio/Recordatorio de la normativa',
  component: RecordatorioNormativa,
  args: { version: 3, onDismiss: fn() },
} satisfies Meta<typeof RecordatorioNormativa>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leerla' })).toHaveAttribute(
      'href',
      '/normativa',
    );
    await press(canvas, 'No recordarlo más');
    await expectOnce(args.onDismiss);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };
