import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { withCara } from '../docs/withCara';
import { Splash } from './Splash';

const meta = {
  id: 'portada-de-carga',
  title: 'Patrones/Armazón/Portada de carga (Splash)',
  tags: ['autodocs'],
  component: Splash,
  parameters: {
    layout: 'fullscreen',
    enMovimiento: true,
    ...inFrame(
      documenta(() => import('./Splash.docs')),
      320,
    ),
  },
  args: { agencia: 'Agencia Garita', isOver: false },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The booth appears immediately; the agency's name fades in after half a second (SHL-03). */
export const Cargando: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Agencia Garita');
    await expect(getComputedStyle(words).animationDelay).toBe('0.5s');
    await waitFor(() => expect(getComputedStyle(words).opacity).toBe('1'));
    await expect(canvas.getByRole('status', { name: 'Abriendo Agencia Garita' })).toBeVisible();
  },
};

export const ConEmblema: Story = {
  decorators: [withCara()],
  args: { agencia: 'Agencia Faro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Agencia Faro' })).toBeVisible();
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { agencia: 'Cuerpo de Seguridad de la Ciudad de los Jardines' },
};

export const Terminada: Story = {
  args: { isOver: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Agencia Garita')).not.toBeVisible());
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
