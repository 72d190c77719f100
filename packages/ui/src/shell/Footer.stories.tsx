import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { EnlacesPie } from './EnlacesPie';
import { Footer } from './Footer';

const meta = {
  id: 'armazon-pie',
  title: 'Patrones/Armazón/Pie de página (Footer)',
  component: Footer,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Footer.docs')),
  args: {
    agencia: 'Agencia Faro',
    version: '1.0.0',
    children: (
      <EnlacesPie
        enlaces={[
          { texto: 'Foro', url: 'https://foro.ejemplo.es/', lugar: 'pie' },
          { texto: 'Solo en el menú', url: 'https://menu.ejemplo.es/', lugar: 'menu' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConEnlaces: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hecho con Garita 1\.0\.0, software libre/)).toBeVisible();
    const links = within(
      canvas.getByRole('navigation', { name: 'Enlaces de la agencia' }),
    ).getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName('Foro (se abre en otra pestaña)');
  },
};
export const SinEnlaces: Story = { args: { children: null } };

export const NombreLargoEnTelefono: Story = {
  args: { agencia: 'Ñandú'.repeat(12) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('contentinfo');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
