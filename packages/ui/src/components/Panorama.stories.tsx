import type { Cuadro } from '@garita/domain/listas/panorama';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Panorama } from './Panorama';

const MULTAS: Cuadro = {
  tipo: 'partes',
  partes: [
    { texto: '13 sin cobrar, 145c', valor: 13, tono: 'pendiente' },
    { texto: '10 cobradas, 80c', valor: 10, tono: 'hecho' },
    { texto: '5 avisos', valor: 5, tono: 'resto' },
  ],
};
const diasDe = (count: number): Cuadro => ({
  tipo: 'dias',
  quiza: 'por responder',
  dias: Array.from({ length: count }, (_, i) => ({
    dia: `2026-11-${String(i + 10)}`,
    valor: i % 4,
    quiza: i % 5 === 2 ? 1 : 0,
    texto: `${i % 4} ausentes${i % 5 === 2 ? ' y 1 por responder' : ''}`,
  })),
});

const meta = {
  id: 'componentes-panorama',
  title: 'Componentes/Panorama de una lista (Panorama)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Panorama.docs')),
  component: Panorama,
  args: { label: 'Cómo están las multas', cuadro: MULTAS },
} satisfies Meta<typeof Panorama>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partes: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Cómo están las multas' }));
    await expect(figure.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '13 sin cobrar, 145c',
      '10 cobradas, 80c',
      '5 avisos',
    ]);
  },
};

export const Semana: Story = {
  args: { label: 'Quién falta', cuadro: diasDe(7) },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('listitem');
    await expect(days).toHaveLength(7);
    await expect(days[0]).toHaveTextContent('Hoy, martes, 10 nov 2026: 0 ausentes');
    await expect(days[2]).toHaveTextContent('Jueves, 12 nov 2026: 2 ausentes y 1 por responder');
    await expect(canvas.getByText('por responder')).toBeVisible();
  },
};
export const DosSemanas: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Quién falta', cuadro: diasDe(14) },
};
export const PartesEnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };
export const Parcial: Story = {
  args: { isPartial: true },
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Cómo están las multas' }));
    await expect(figure.getByText('En lo cargado')).toBeVisible();
  },
};
/** With forced colours the parts differ by three colours of the system. */
export const ConColoresForzados: Story = {
  globals: { medio: 'forzados' },
  play: async ({ canvas }) => {
    const fills = ['hecho', 'pendiente', 'resto'].map((tono) => {
      const part = canvas.getByRole('figure').querySelector(`[data-tono='${tono}']`);
      return part && getComputedStyle(part).backgroundColor;
    });
    await expect(new Set(fills).size).toBe(3);
    await expect(fills[0]).toBe(getComputedStyle(document.body).color);
  },
};
export const SinNada: Story = {
  args: { cuadro: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};
