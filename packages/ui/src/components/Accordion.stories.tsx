import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { Accordion } from './Accordion';
import { Placa } from './Placa';
import { Tabs } from './Tabs';

const meta = {
  id: 'componentes-accordion',
  title: 'Componentes/Acordeón (Accordion)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Accordion.docs')),
  component: Accordion,
  args: {
    items: [
      {
        id: 1,
        title: 'Agentes',
        mark: <Placa categoria={1} size={40} />,
        content: <p>Quienes acaban de llegar aprenden aquí su oficio.</p>,
      },
      {
        id: 5,
        title: 'Oficiales',
        mark: <Placa categoria={5} size={40} />,
        content: <p>Confirman tiempos y proponen ascensos.</p>,
      },
      {
        id: 8,
        title: 'Supervisión',
        mark: <Placa categoria={8} size={40} />,
        content: <p>Responde a las ausencias y pone multas.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrimeroAbierto: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Categoría 1 Agentes' });
    const second = canvas.getByRole('button', { name: /Oficiales/ });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() =>
      expect(canvas.getByText('Confirman tiempos y proponen ascensos.')).toBeVisible(),
    );
  },
};

export const VariosAbiertos: Story = {
  args: { allowsMany: true, initiallyOpen: [1, 8] },
  play: async ({ canvas }) => {
    await press(canvas, /Oficiales/);
    for (const opener of canvas.getAllByRole('button'))
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};

export const TodosCerrados: Story = { args: { initiallyOpen: [] } };

export const SoloTeclado: Story = {
  args: {
    items: [
      {
        id: 'agentes',
        title: 'Agentes',
        content: (
          <Tabs
            label="Agentes"
            tabs={[
              { id: 'info', label: 'Info', content: 'Ascienden cada tres días.' },
              { id: 'pagas', label: 'Pagas', content: '12 créditos.' },
            ]}
          />
        ),
      },
      { id: 'oficiales', title: 'Oficiales', content: <a href="#normativa">Normativa</a> },
      { id: 'retirado', title: 'Sin publicar', content: null, isDisabled: true },
    ],
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('tab', { name: 'Info' });
    await step('Va de la cabecera a las pestañas', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Agentes' })).toHaveAttribute(
        'data-focus-visible',
      );
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'Info' })).toHaveFocus();
    });
    await step('Abre la siguiente', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Oficiales' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Normativa' })).toBeVisible());
    });
    await step('Llega a lo que se ha abierto', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Normativa' })).toHaveFocus();
    });
  },
};

export const ConPuntero: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Oficiales/ });
    await userEvent.hover(opener);
    await waitFor(() => expect(opener).toHaveAttribute('data-hovered'));
  },
};

export const TextoLargo: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      {
        id: 1,
        title: 'Una categoría cuyo nombre ocupa varias líneas en cualquier teléfono',
        mark: <Placa categoria={12} size={40} />,
        content: <p>{'Todo lo que hay que saber, explicado con calma y sin prisas. '.repeat(6)}</p>,
      },
      { id: 2, title: 'Otra', mark: <Placa categoria={3} size={40} />, content: null },
    ],
  },
};
