import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AusentesContext } from '../../components/AusentesContext';
import type { PaseListaScreen } from './PaseListaScreen';
import { opened } from './storyLista';
import { LISTA_META } from './storyMeta';

const meta = {
  id: 'pantallas-pase-lista-nueva',
  title: 'Pantallas/Pase Lista/Nueva lista',
  ...LISTA_META,
} satisfies Meta<typeof PaseListaScreen>;
export default meta;

export const ConAusente: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <AusentesContext
        value={{
          hoy: '2026-11-21',
          ausentes: [{ usuarioNombre: 'Recluta', inicio: '2026-11-20', final: '2026-11-25' }],
        }}
      >
        <Story />
      </AusentesContext>
    ),
  ],
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(canvas.getAllByText('Ausente')).toHaveLength(1);
    const fila = canvas
      .getAllByRole('listitem')
      .find((one) => one.textContent?.includes('Recluta'));
    await expect(fila).toHaveTextContent('Ausente');
  },
};
