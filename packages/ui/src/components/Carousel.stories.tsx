import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { Avatar } from './Avatar';
import { Button } from './Button';
import { Card } from './Card';
import { Carousel } from './Carousel';

const PEOPLE = [
  'Fundadora',
  'Gerente',
  'Supervisora',
  'Ronda-Nocturna',
  'I1l_O0scar',
  'Sra.Quintana',
  'elPatio83',
];

const cardOf = (usuario: string) => (
  <Card>
    <div style={{ display: 'grid', justifyItems: 'center', gap: 12 }}>
      <Avatar usuario={usuario} size="large" />
      <strong>{usuario}</strong>
    </div>
  </Card>
);
const people = (count: number) =>
  PEOPLE.slice(0, count).map((usuario) => ({ id: usuario, content: cardOf(usuario) }));

const meta = {
  id: 'componentes-carousel',
  title: 'Componentes/Carrusel (Carousel)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Carousel.docs')),
  component: Carousel,
  args: { label: 'Equipo de administración', items: people(7) },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A desktop shows three slides at a time; the last slide wraps to the first, and the first to the
 * last.
 */
export const Tres: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ width: 900, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('status');
    await waitFor(() => expect(place).toHaveTextContent('1–3 de 7'));
    await press(canvas, 'Siguiente');
    await waitFor(() => expect(place).toHaveTextContent('2–4 de 7'));
    await press(canvas, 'Anterior');
    await press(canvas, 'Anterior');
    await waitFor(() => expect(place).toHaveTextContent('5–7 de 7'));
    await press(canvas, 'Siguiente');
    await waitFor(() => expect(place).toHaveTextContent('1–3 de 7'));
  },
};

export const PorPaginas: Story = {
  ...Tres,
  args: { startAt: 1, byPage: true },
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('status');
    await waitFor(() => expect(place).toHaveTextContent('2–4 de 7'));
    for (const [button, shown] of [
      ['Siguiente', '5–7 de 7'],
      ['Siguiente', '1–3 de 7'],
      ['Siguiente', '4–6 de 7'],
      ['Siguiente', '5–7 de 7'],
      ['Anterior', '2–4 de 7'],
      ['Anterior', '1–3 de 7'],
      ['Anterior', '5–7 de 7'],
    ] as const) {
      await press(canvas, button);
      await waitFor(() => expect(place).toHaveTextContent(shown));
    }
  },
};

export const Dos: Story = {
  args: { perView: 2 },
  decorators: [
    (Story) => (
      <div style={{ width: 900, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1–2 de 7')),
};

export const Telefono: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 de 7$/));
    const first = canvas.getByRole('group', { name: '1 de 7' });
    await expect(Math.round(first.getBoundingClientRect().width)).toBe(
      Math.round(first.parentElement?.getBoundingClientRect().width ?? 0),
    );
  },
};

/**
 * The arrow keys move the carousel while the focus is inside; Tab scrolls the focused slide into
 * view.
 */
export const SoloTeclado: Story = {
  args: {
    label: 'Membresías',
    items: ['Bronce', 'Plata', 'Oro', 'Platino'].map((nombre) => ({
      id: nombre,
      content: (
        <Card title={nombre}>
          <Button variant="tinted">{`Ver ${nombre}`}</Button>
        </Card>
      ),
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const place = await canvas.findByRole('status');
    await step('El tabulador trae a la vista lo que toca', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Ver Bronce' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Ver Oro' })).toHaveFocus();
      await waitFor(() => expect(place).toHaveTextContent('3 de 4'));
    });
    await step('Las flechas pasan de una en una', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(place).toHaveTextContent('2 de 4'));
    });
    await step('Y los botones también', async () => {
      canvas.getByRole('button', { name: 'Siguiente' }).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(place).toHaveTextContent('4 de 4'));
    });
  },
};

export const Pocas: Story = {
  args: { items: people(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Equipo de administración' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const TextoLargo: Story = {
  args: {
    items: [
      {
        id: 1,
        content: (
          <Card title="Un título que ocupa muchas líneas porque nadie quiso acortarlo">
            {'Y un texto que tampoco acaba. '.repeat(9)}
          </Card>
        ),
      },
      ...people(3),
    ],
  },
};
