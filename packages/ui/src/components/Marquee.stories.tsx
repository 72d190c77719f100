import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Avatar } from './Avatar';
import { Card } from './Card';
import { LinkButton } from './LinkButton';
import { Marquee } from './Marquee';

const card = (usuario: string, mensaje: string) => ({
  id: usuario,
  content: (
    <Card>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Avatar usuario={usuario} />
        <p style={{ minWidth: 0 }}>
          {mensaje}
          <br />
          <strong>{usuario}</strong>
        </p>
      </div>
    </Card>
  ),
});

const meta = {
  id: 'componentes-marquee',
  title: 'Componentes/Marquesina (Marquee)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Marquee.docs')),
  component: Marquee,
  args: {
    label: 'Estados',
    items: [
      card('Ronda-Nocturna', 'De turno hasta medianoche.'),
      card('I1l_O0scar', '¿Quién se apunta a la formación del sábado?'),
      card('Sra.Quintana', 'Buen fin de semana a todo el mundo.'),
      card('elPatio83', 'Vuelvo el lunes.'),
    ],
  },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

const stripsOf = (region: HTMLElement) => [...region.querySelectorAll('ul')];
const playStates = (region: HTMLElement) =>
  stripsOf(region).map((strip) => getComputedStyle(strip).animationPlayState);

/**
 * The strip moves, except with reduced motion. The copy is hidden from screen readers. Cards are
 * 400 px wide on a desktop (SHL-51).
 */
export const Estados: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Estados' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const [strip, copy] = stripsOf(region);
    await expect(copy?.inert).toBe(true);
    await expect(copy?.querySelectorAll('li')).toHaveLength(4);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(strip && getComputedStyle(strip).animationName).toMatch(still ? /^none$/ : /./);
    if (innerWidth >= 600)
      await expect(getComputedStyle(canvas.getAllByRole('listitem')[0] as HTMLElement).width).toBe(
        '400px',
      );
  },
};

export const SeDetieneConElFoco: Story = {
  args: {
    items: [
      { id: 1, content: <LinkButton href="#estado">Ver el estado</LinkButton> },
      card('elPatio83', 'Vuelvo el lunes.'),
    ],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(playStates(region)).toEqual(['running', 'running']);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(playStates(region)).toEqual(['paused', 'paused']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver el estado' })).toHaveFocus();
    await expect(playStates(region)).toEqual(['paused', 'paused']);
  },
};

export const Uno: Story = { args: { items: [card('elPatio83', 'Vuelvo el lunes.')] } };

export const TextoLargo: Story = {
  args: {
    items: [
      card(
        'Un-nombre-de-persona-larguisimo-que-no-cabe',
        'Un estado que ocupa varias líneas. '.repeat(6),
      ),
      card('elPatio83', 'Vuelvo el lunes.'),
    ],
  },
};

export const Cancion: Story = {
  args: {
    label: 'Suena ahora',
    itemWidth: 'content',
    items: [{ id: 1, content: <span>Los del Faro – Una canción de título bastante largo</span> }],
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Marquee {...args} />
    </div>
  ),
};
