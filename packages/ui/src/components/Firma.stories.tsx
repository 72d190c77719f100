import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Firma } from './Firma';

const meta = {
  id: 'componentes-firma',
  title: 'Componentes/Firma (Firma)',
  component: Firma,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Firma.docs')),
  args: { firma: 'ABZ' },
} satisfies Meta<typeof Firma>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sello: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('ABZ')).toHaveAttribute('translate', 'no'),
};

export const SinFirma: Story = {
  args: { firma: null },
  render: (args) => (
    <p data-testid="sitio">
      <Firma {...args} />
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.getByTestId('sitio')).toBeEmptyDOMElement(),
};
