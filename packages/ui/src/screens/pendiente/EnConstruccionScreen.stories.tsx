import { PANTALLAS } from '@garita/domain/pantallas';
import { PANTALLAS_PENDIENTES, type PantallaPendiente } from '@garita/domain/pendientes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EnConstruccionScreen } from './EnConstruccionScreen';

const enlaces = PANTALLAS.filter(({ id }) => !(PANTALLAS_PENDIENTES as readonly string[]).includes(id));

/** Some screen: whichever is still to be built when this is read. */
const alguna = 'mantenimiento' as string as PantallaPendiente;

const meta = {
  id: 'pantallas-en-construccion',
  title: 'Pantallas/En construcción',
  component: EnConstruccionScreen,
  parameters: {
    estados: {
      Cargando: 'No lee ningún dato.',
      Vacio: 'El inicio siempre está entre los enlaces.',
      ErrorDeCarga: 'No lee ningún dato.',
      SinPermiso: 'Ya la guarda el acceso a su dirección.',
      MuchasFilas: 'No muestra filas.',
    },
  },
  args: { id: alguna, titulo: 'Bitácora', enlaces },
} satisfies Meta<typeof EnConstruccionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bitácora' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ascensos' })).toHaveAttribute('href', '/ascensos');
  },
};
/** To a visitor only the start is there. */
export const Visitante: Story = { args: { id: alguna, titulo: 'Bitácora', enlaces: enlaces.slice(0, 1) } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
