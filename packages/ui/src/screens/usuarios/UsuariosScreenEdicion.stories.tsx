import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { choose, expectOnce, expectSeen, findDialog, press, take } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, refusal } from '../storyData';
import { open, USUARIOS_META } from './storyMeta';
import { AGENTE, FUNDADORA, GERENTE, OFICIAL_I } from './storyUsuarios';
import type { UsuariosScreen } from './UsuariosScreen';

const meta = {
  id: 'pantallas-usuarios',
  title: 'Pantallas/Usuarios',
  ...USUARIOS_META,
} satisfies Meta<typeof UsuariosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A new rank: a category below the viewer's, one of its missions, and the signature that it
 * requires (USU-15, USU-20).
 */
export const CambiaElRango: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: open(AGENTE),
  play: async ({ args, step }) => {
    const dialog = await findDialog('Agente');
    await step('Elige una categoría inferior', async () => {
      await press(dialog, /Categoría/);
      await waitFor(() =>
        expect(
          screen.getAllByRole('option').map(({ textContent }) => textContent?.split(' ')[0]),
        ).toEqual(['1', '2', '3', '5', '8']),
      );
      await take('5 · Oficiales');
    });
    const save = dialog.getByRole('button', { name: 'Guardar' });
    await step('Pide la firma', async () => {
      await userEvent.click(save);
      await expect(onAviso).toHaveBeenLastCalledWith('Firma no puede estar vacia');
    });
    await step('Pide la misión', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Firma' }), 'age');
      await userEvent.click(save);
      await expect(onAviso).toHaveBeenLastCalledWith('Elige una misión.');
      await waitFor(() => expect(dialog.getByRole('button', { name: /Misión/ })).toHaveFocus());
    });
    await step('Guarda', async () => {
      await choose(dialog, /Misión/, 'Oficial II');
      await userEvent.click(save);
      await waitFor(() => expectOnce(args.onEdit, { id: 5, rango: 51, firma: 'AGE' }));
      await waitFor(() => expectOnce(args.onPersona, null));
    });
  },
};

export const SinCambios: Story = {
  args: open(OFICIAL_I),
  play: async ({ args }) => {
    await press(await findDialog('Oficial'), 'Guardar');
    await waitFor(() => expectOnce(args.onEdit, { id: 4 }));
  },
};

export const EdicionRechazada: Story = {
  args: {
    ...open(OFICIAL_I),
    onEdit: fn(() =>
      Promise.reject(Object.assign(refusal('Esa misión no existe.', 400), { campo: 'rango' })),
    ),
  },
  play: async () => {
    const dialog = await findDialog('Oficial');
    await press(dialog, 'Guardar');
    const mision = dialog.getByRole('button', { name: /Misión/ });
    await waitFor(() =>
      expect(mision).toHaveAccessibleDescription(expect.stringContaining('Esa misión no existe.')),
    );
    await waitFor(() => expect(mision).toHaveFocus());
  },
};

export const NombreOcupado: Story = {
  args: {
    ...open(OFICIAL_I),
    onEdit: fn(() =>
      Promise.reject(Object.assign(refusal('El nombre ya esta ocupado', 409), { campo: 'nombre' })),
    ),
  },
  play: async ({ args }) => {
    const dialog = await findDialog('Oficial');
    const nombre = dialog.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(nombre, '2');
    await press(dialog, 'Guardar');
    await waitFor(() => expect(nombre).toHaveAccessibleDescription('El nombre ya esta ocupado'));
    await expect(args.onPersona).not.toHaveBeenCalled();
  },
};

export const SinAlcance: Story = {
  args: {
    ...open(OFICIAL_I),
    onEdit: fn(() => Promise.reject(refusal('Solo puedes dar rangos por debajo del tuyo.', 403))),
  },
  play: async () => {
    const dialog = await findDialog('Oficial');
    await press(dialog, 'Guardar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Solo puedes dar rangos por debajo del tuyo.',
    );
  },
};

export const Guardando: Story = {
  args: { ...open(OFICIAL_I), onEdit: fn(forever) },
  play: async ({ args }) => {
    const dialog = await findDialog('Oficial');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), '2');
    await press(dialog, 'Guardar');
    await dialog.findByRole('progressbar', { name: 'Guardando' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onPersona).not.toHaveBeenCalled();
    await expectOnce(args.onEdit, { id: 4, nombre: 'Oficial2' });
  },
};

/** Without the permission ern the rank is read-only, and a line says why (USU-15). */
export const SinErn: Story = {
  args: { ...open(AGENTE), viewer: { ...STORY_PEOPLE.Supervisora, permisos: ['adm', 'usu'] } },
  play: async () => {
    const dialog = await findDialog('Agente');
    await expectSeen(dialog.getByText('No tienes permiso para cambiar el rango.'));
    await expect(dialog.queryByRole('button', { name: /Misión/ })).not.toBeInTheDocument();
  },
};

export const SoloSeMira: Story = {
  args: open(FUNDADORA),
  play: async () => {
    const dialog = await findDialog('Fundadora');
    await expectSeen(
      dialog.getByText('Solo puedes cambiar a quien está por debajo de tu categoría.'),
    );
    for (const name of ['Guardar', 'Regenerar Clave', 'Borrar IP'])
      await expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

export const UnoMismo: Story = {
  args: open(GERENTE),
  play: async () => expectSeen((await findDialog('Gerente')).getByText(/^Tus propios datos/)),
};

export const ComoFundadora: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { ...open(GERENTE), viewer: STORY_PEOPLE.Fundadora },
  play: async () => {
    await press(await findDialog('Gerente'), /Categoría/);
    await expectSeen(await screen.findByRole('option', { name: '12 · Fundación' }));
  },
};
