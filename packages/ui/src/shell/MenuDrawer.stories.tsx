import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, press } from '../docs/storyActs';
import { MenuDrawer } from './MenuDrawer';
import { barActs } from './storyBar';
import { frameFor } from './storyMenu';

const meta = {
  id: 'armazon-cajon',
  title: 'Patrones/Armazón/Cajón del menú (MenuDrawer)',
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./MenuDrawer.docs')),
    560,
  ),
  component: MenuDrawer,
  globals: { viewport: { value: 'phone' } },
  args: {
    ...frameFor('Gerente'),
    isOpen: true,
    currentPath: '/multas',
    counts: { solicitudes: 1 },
    onClose: fn(),
    ...barActs(),
  },
} satisfies Meta<typeof MenuDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gerente: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    await expect(within(drawer).getByRole('link', { name: 'Multas' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      within(drawer).getByRole('link', { name: /^Solicitudes.*, 1 pendiente$/ }),
    ).toHaveAttribute('href', '/solicitudes');
    await press(drawer, 'Salir');
    await expectOnce(args.onClose);
    await expectOnce(args.onSignOut);
  },
};

export const Visitante: Story = {
  args: frameFor(),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Acceder' }));
    await expectOnce(args.onSignIn);
    await press(screen, 'Registro');
    await expectOnce(args.onRegistro);
  },
};

export const SeCierraConEscape: Story = {
  args: frameFor('Agente'),
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Menú' });
    await userEvent.keyboard('{Escape}');
    await expectOnce(args.onClose);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};
