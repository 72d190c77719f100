import { SECCIONES } from '@garita/domain/agencia/secciones';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectOnce } from '../../docs/storyActs';
import { AgenciaScreen } from './AgenciaScreen';

const parte = 'Es de cada sección, que tiene sus historias.';
const [, { titulo: segunda } = SECCIONES[0]] = [...SECCIONES];

/** These stories show only the frame. Each section has separate stories. */
const meta = {
  id: 'pantallas-agencia',
  title: 'Pantallas/Agencia',
  component: AgenciaScreen,
  args: {
    seccion: 'identidad',
    onSeccion: fn(),
    children: <p>Lo que decide la agencia en esta sección.</p>,
  },
  parameters: {
    estados: {
      Cargando: parte,
      Vacio: parte,
      ErrorDeCarga: parte,
      SinPermiso: parte,
      MuchasFilas: parte,
    },
  },
} satisfies Meta<typeof AgenciaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Identidad' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: segunda }));
    const otra = SECCIONES.find(({ titulo }) => titulo === segunda);
    if (otra && otra.id !== 'identidad') await expectOnce(args.onSeccion, otra.id);
  },
};

/** On a phone a list replaces the tabs. */
export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };
