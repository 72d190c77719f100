import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, press } from '../docs/storyActs';
import { Campana } from './Campana';
import { barActs } from './storyBar';
import { frameFor } from './storyMenu';
import { TopBar } from './TopBar';

const meta = {
  id: 'armazon-barra-superior',
  title: 'Patrones/Armazón/Barra superior (TopBar)',
  component: TopBar,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...inFrame(
      documenta(() => import('./TopBar.docs')),
      120,
    ),
  },
  args: {
    ...frameFor('Supervisora'),
    currentPath: '/tiempos',
    counts: { solicitudes: 3 },
    ...barActs(),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Supervisora: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ir a… (Ctrl K)');
    await expectOnce(args.onSearch);
    await press(canvas, 'Radio');
    await expectOnce(args.onRadio);
    await expect(canvas.getByRole('link', { name: 'Supervisora' })).toHaveAttribute(
      'href',
      '/perfil',
    );
  },
};
export const RadioAbierta: Story = {
  args: { isRadioOpen: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Radio' })).toHaveAttribute('aria-pressed', 'true'),
};
export const Visitante: Story = { args: { ...frameFor(), counts: {} } };
const campana = (
  <Campana sinLeer={3} isOpen={false} onToggle={() => undefined}>
    {() => null}
  </Campana>
);
export const ConCampana: Story = {
  args: { campana },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^Avisos ?, 3 sin leer$/ })).toBeVisible(),
};
export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } }, args: { campana } };
