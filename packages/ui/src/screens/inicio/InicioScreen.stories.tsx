import { PERMISOS } from '@garita/domain/acceso/permisos';
import { buildMenu } from '@garita/domain/pantallas';
import { isPendiente } from '@garita/domain/pendientes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectOnce } from '../expectOnce';
import { LONG_NAME, OFICIAL, SERVER_DOWN } from '../storyData';
import { InicioScreen } from './InicioScreen';

const meta = {
  id: 'pantallas-inicio',
  title: 'Pantallas/Inicio',
  component: InicioScreen,
  parameters: { estados: { SinPermiso: 'El inicio es público: no hay a quien negárselo.' } },
  args: {
    state: { kind: 'signedIn', persona: OFICIAL, solicitudes: 2 },
    agencia: 'Agencia Garita',
    menu: buildMenu(OFICIAL),
    isPendiente,
    onAcceder: fn(),
  },
} satisfies Meta<typeof InicioScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody inside whom something awaits. */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hola, Oficial' });
    await expect(canvas.getByText('Tienes 2 solicitudes de ascenso por responder.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver solicitudes' })).toHaveAttribute('href', '/solicitudes');
    await expect(canvas.getByRole('link', { name: 'Ascensos' })).toHaveAttribute('href', '/ascensos');
    await expect(canvas.getByRole('link', { name: /^Perfil/ })).toHaveTextContent('En construcción');
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

/** Nobody inside: whose portal it is, and the way in. */
export const Visitante: Story = {
  args: { state: { kind: 'visitor' }, menu: buildMenu(null) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Agencia Garita' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Acceder' }));
    await expectOnce(args.onAcceder);
  },
};
export const VisitanteEnTelefono: Story = { ...Visitante, globals: { viewport: { value: 'phone' } } };

export const Cargando: Story = { args: { state: { kind: 'loading' }, menu: buildMenu(null) } };
/** Nothing awaits. */
export const Vacio: Story = { args: { state: { kind: 'signedIn', persona: OFICIAL, solicitudes: 0 } } };
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() }, menu: buildMenu(null) } };
/** The longest name and the longest menu. */
export const MuchasFilas: Story = {
  args: {
    state: { kind: 'signedIn', persona: { ...OFICIAL, usuario: LONG_NAME, id_categoria: 12 }, solicitudes: 1 },
    menu: buildMenu({ ...OFICIAL, id_categoria: 12, permisos: PERMISOS }),
  },
};
