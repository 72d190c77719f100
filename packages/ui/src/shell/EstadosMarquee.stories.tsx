import { must } from '@garita/domain/must';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { press } from '../docs/storyActs';
import { EstadosMarquee } from './EstadosMarquee';

const estados = [
  { id: 1, mensaje: 'De guardia hasta las diez', usuarioNombre: 'Oficial' },
  {
    id: 2,
    mensaje:
      'Busco relevo para el sábado: quien pueda, que me escriba y le invito a un café con leche.',
    usuarioNombre: 'Sra.Quintana',
  },
  { id: 3, mensaje: '¡Gracias a todos por la fiesta!', usuarioNombre: 'm0nt4ñes' },
  { id: 4, mensaje: 'a'.repeat(100), usuarioNombre: 'PatrullaNorte' },
];

const meta = {
  id: 'estados-al-pasar',
  title: 'Patrones/Armazón/Estados al pasar (EstadosMarquee)',
  tags: ['autodocs'],
  component: EstadosMarquee,
  parameters: {
    layout: 'fullscreen',
    ...inFrame(
      documenta(() => import('./EstadosMarquee.docs')),
      140,
    ),
  },
  args: { estados },
} satisfies Meta<typeof EstadosMarquee>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each card is 400 px wide, with picture, name and message (SHL-48, SHL-51). */
export const Varios: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estados' })).toBeVisible();
    const [card] = canvas.getAllByRole('listitem');
    await expect(card).toHaveTextContent('OficialDe guardia hasta las diez');
    const { paddingLeft, paddingRight, width } = getComputedStyle(card as HTMLElement);
    await expect([Number.parseFloat(width), paddingLeft === paddingRight]).toEqual([400, true]);
  },
};
export const Uno: Story = { args: { estados: estados.slice(0, 1) } };
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getAllByText('De guardia hasta las diez')[0]?.parentElement;
    await expect(words?.getBoundingClientRect().height).toBeLessThan(30);
    await expect(
      canvas.getByRole('region', { name: 'Estados' }).getBoundingClientRect().height,
    ).toBeLessThan(56);
  },
};
export const SeParan: Story = {
  play: async ({ canvas }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) return;
    const state = () =>
      getComputedStyle(
        must(canvas.getByRole('region', { name: 'Estados' }).querySelector('ul'), 'The strip'),
      ).animationPlayState;
    await expect(state()).toBe('running');
    await press(canvas, 'Parar los estados');
    await userEvent.unhover(canvas.getByRole('region', { name: 'Estados' }));
    await expect(state()).toBe('paused');
    await press(canvas, 'Reanudar los estados');
    await expect(state()).toBe('running');
  },
};
/** Without statuses nothing is rendered (SHL-46). */
export const Ninguno: Story = {
  args: { estados: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
};
