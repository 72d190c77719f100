import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectSeen } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { pickRows } from '../lote/storyPicks';
import { type Agency, DE_MUCHOS_META } from './storyDeMuchos';
import { USUARIOS_HALLADOS } from './storyUsuarios';

const meta = {
  id: 'pantallas-usuarios-de-muchos',
  title: 'Pantallas/Usuarios/De muchos',
  ...DE_MUCHOS_META,
} satisfies Meta<typeof Agency>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each act needs its own permission: a viewer with only usu is offered only passwords. */
export const SoloClaves: Story = {
  args: { viewer: { ...STORY_PEOPLE.Gerente, permisos: ['usu'] } },
  play: async ({ canvas }) => {
    const bar = await pickRows(canvas, 'Persona-01');
    await expectSeen(within(bar).getByRole('button', { name: 'Dar contraseña nueva a 1' }));
    for (const name of [/^Multar/, /^Despedir/])
      await expect(within(bar).queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

export const SoloPorDebajo: Story = {
  args: { usuarios: USUARIOS_HALLADOS },
  play: async ({ canvas }) => {
    for (const name of ['Fundadora', 'Gerente', 'Expulsado'])
      await expect(
        canvas.queryByRole('checkbox', { name: `Seleccionar: ${name}` }),
      ).not.toBeInTheDocument();
    const search = canvas.getByRole('searchbox', { name: 'Buscar por nombre' });
    await expectSeen(search);
    await expect(await pickRows(canvas, 'Agente')).toHaveTextContent('1 de 4 personas');
    await expect(search).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectSeen(search);
  },
};

export const NadiePuede: Story = {
  args: {
    usuarios: USUARIOS_HALLADOS,
    viewer: { ...STORY_PEOPLE.Recluta, permisos: ['usu', 'mul', 'des'] },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument(),
};
