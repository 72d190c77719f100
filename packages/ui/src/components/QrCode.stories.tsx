import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { QrCode } from './QrCode';

const meta = {
  id: 'componentes-qrcode',
  title: 'Componentes/Código QR (QrCode)',
  component: QrCode,
  tags: ['autodocs'],
  parameters: documenta(() => import('./QrCode.docs')),
  args: {
    value: 'https://portal.ejemplo.es/registro?invitacion=garita-7F2K',
    label: 'Código QR con el enlace de la invitación',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enlace: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Código QR con el enlace de la invitación' });
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(code.getBoundingClientRect().width).toBeLessThanOrEqual(232);
  },
};
export const TextoLargo: Story = {
  args: { value: `https://portal.ejemplo.es/${'a'.repeat(400)}` },
};
