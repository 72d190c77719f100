import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { AusentesContext } from './AusentesContext';
import { AusenteTag } from './AusenteTag';

const HOY = {
  hoy: '2026-11-24',
  ausentes: [
    { usuarioNombre: 'Luz_del_Alba', inicio: '2026-11-23', final: '2026-11-27' },
    { usuarioNombre: 'elPatio83', inicio: '2026-11-23', final: '2026-11-23' },
  ],
};

const meta = {
  id: 'componentes-ausentetag',
  title: 'Componentes/Ausente (AusenteTag)',
  component: AusenteTag,
  tags: ['autodocs'],
  parameters: documenta(() => import('./AusenteTag.docs')),
  args: { usuario: 'Luz_del_Alba' },
  decorators: [
    (Story) => (
      <AusentesContext value={HOY}>
        <p>
          <Story />
        </p>
      </AusentesContext>
    ),
  ],
} satisfies Meta<typeof AusenteTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hoy: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Ausente')).toBeVisible(),
};

export const EnLaSemana: Story = {
  args: { usuario: 'elPatio83', semana: true },
  play: async ({ canvas }) => expect(canvas.getByText('Ausente el 23 nov 2026')).toBeVisible(),
};

export const YaDeVuelta: Story = {
  args: { usuario: 'elPatio83' },
  play: async ({ canvas }) => expect(canvas.queryByText(/Ausente/)).not.toBeInTheDocument(),
};
