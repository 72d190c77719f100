import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectOnce } from '../screens/expectOnce';
import { CommandPalette } from './CommandPalette';
import { frameFor } from './storyMenu';

const { menu } = frameFor('Gerente');

const meta = {
  id: 'paleta',
  title: 'Armazón/Paleta',
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    onGo: fn(),
    pantallas: menu.flatMap(({ titulo: grupo, pantallas }) => pantallas.map(({ ruta, titulo }) => ({ ruta, titulo, grupo }))),
    personas: [
      { id: 5, usuario: 'Agente', mision: 'Agente I', id_categoria: 3 },
      { id: 9, usuario: 'Álvaro.Ruiz', mision: 'Cadete', id_categoria: 1 },
      { id: 10, usuario: 'm0nt4ñes', mision: 'Vigilante II', id_categoria: 2 },
    ],
    rutaDe: ({ id }) => `/ascensos?persona=${id}`,
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Every screen that one may open, before anything is typed. */
export const ConDatos: Story = {
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: 'Buscar pantallas y personas' })).toHaveFocus();
    await expect(namesOf().length).toBeGreaterThan(20);
    await expect(screen.queryByText('Personas')).not.toBeInTheDocument();
  },
};

/** By keyboard alone, without accents: the arrow goes to the first match, Enter opens it. */
export const UnaPantalla: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'bitac{ArrowDown}{Enter}');
    await expectOnce(args.onGo, '/bitacora');
    await expectOnce(args.onClose);
  },
};

/** A person by a part of the name, below the screens that match too. */
export const UnaPersona: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'alvaro');
    await userEvent.click(await screen.findByRole('option', { name: /Álvaro\.Ruiz/ }));
    await expectOnce(args.onGo, '/ascensos?persona=9');
  },
};

export const NadaCoincide: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'xyz');
    await expect(await within(screen.getByRole('listbox')).findByText('Nada coincide con «xyz».')).toBeVisible();
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
