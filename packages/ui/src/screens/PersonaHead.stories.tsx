import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { PersonaHead } from './PersonaHead';
import { LONG_NAME } from './storyData';

const meta = {
  id: 'patrones-personahead',
  title: 'Patrones/Cabecera de una persona (PersonaHead)',
  component: PersonaHead,
  tags: ['autodocs'],
  parameters: documenta(() => import('./PersonaHead.docs')),
  args: {
    persona: { usuario: 'Luz_del_Alba', mision: 'Vigilante II', firma: 'LUZ', id_categoria: 5 },
    title: 'Hola, Luz_del_Alba',
  },
} satisfies Meta<typeof PersonaHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConFirma: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, Luz_del_Alba'),
};
export const NombreLargo: Story = {
  args: {
    persona: {
      usuario: LONG_NAME,
      mision: 'Vigilante de la barrera del norte',
      firma: null,
      id_categoria: 9,
    },
    title: LONG_NAME,
  },
  globals: { viewport: { value: 'narrow' } },
};
