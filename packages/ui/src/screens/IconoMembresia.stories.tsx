import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { EMBLEMA_URL } from '../docs/storyEmblema';
import { IconoMembresia } from './IconoMembresia';

const meta = {
  id: 'patrones-iconomembresia',
  title: 'Patrones/Icono de membresía (IconoMembresia)',
  component: IconoMembresia,
  tags: ['autodocs'],
  parameters: documenta(() => import('./IconoMembresia.docs')),
  args: { image: '', size: 48 },
} satisfies Meta<typeof IconoMembresia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeLaCasa: Story = {};
export const DeLaAgencia: Story = {
  args: { image: EMBLEMA_URL },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')).toBeVisible(),
};
export const ImagenQueFalla: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible()),
};
