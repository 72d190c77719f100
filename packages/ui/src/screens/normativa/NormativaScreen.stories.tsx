import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NormativaScreen } from './NormativaScreen';

const estatica = 'La página es siempre la misma: no lee ningún dato.';

const meta = {
  id: 'pantallas-normativa',
  title: 'Pantallas/Normativa',
  component: NormativaScreen,
  parameters: { estados: { Cargando: estatica, Vacio: estatica, ErrorDeCarga: estatica, SinPermiso: estatica, MuchasFilas: estatica } },
} satisfies Meta<typeof NormativaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main act: look up a fault and what follows it (NOR-01 to NOR-30). */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    const infracciones = within(canvas.getByRole('table', { name: 'Infracciones' }));
    await expect(infracciones.getAllByRole('row')).toHaveLength(1 + 18);
    await expect(infracciones.getByRole('row', { name: 'Perfil privado Intermedia MI' })).toBeVisible();
    await expect(canvas.getByText('Nadie puede comprometerse con más de 3 departamentos.')).toBeVisible();
    const castigos = within(canvas.getByRole('table', { name: 'Castigos' }));
    await expect(castigos.getByRole('row', { name: /^Intermedia/ })).toHaveTextContent('Multa de 5CMulta de 15CPasa a falta grave (M.G)');
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
