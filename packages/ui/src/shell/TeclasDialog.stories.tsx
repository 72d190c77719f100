import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { findDialog, press } from '../docs/storyActs';
import { TeclasDialog } from './TeclasDialog';

const meta = {
  id: 'teclas',
  title: 'Patrones/Armazón/Teclas (TeclasDialog)',
  component: TeclasDialog,
  args: { onClose: fn() },
  parameters: {
    docs: { description: { component: 'Las teclas del portal, que se abren con «?».' } },
  },
} satisfies Meta<typeof TeclasDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog('Teclas');
    await waitFor(() => expect(dialog.getByText('Cerrar lo que está abierto')).toBeVisible());
    await press(dialog, 'Cerrar');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
