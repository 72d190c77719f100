import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, expectSeen, press } from '../docs/storyActs';
import { letPass } from '../docs/storyTime';
import { CommandPalette } from './CommandPalette';
import { frameFor } from './storyMenu';

const { menu } = frameFor('Gerente');

const meta = {
  id: 'paleta',
  title: 'Patrones/Armazón/Ir a… (CommandPalette)',
  tags: ['autodocs'],
  component: CommandPalette,
  parameters: {
    layout: 'fullscreen',
    ...inFrame(
      documenta(() => import('./CommandPalette.docs')),
      560,
    ),
  },
  args: {
    isOpen: true,
    onClose: fn(),
    onGo: fn(),
    pantallas: menu.flatMap(({ titulo: grupo, pantallas }) =>
      pantallas.map(({ ruta, titulo }) => ({ ruta, titulo, grupo })),
    ),
    personas: [
      { id: 5, usuario: 'Agente', mision: 'Agente I', id_categoria: 3 },
      { id: 9, usuario: 'Álvaro.Ruiz', mision: 'Cadete', id_categoria: 1 },
      { id: 10, usuario: 'm0nt4ñes', mision: 'Vigilante II', id_categoria: 2 },
    ],
    rutaDe: ({ id }) => `/ascensos?persona=${id}`,
    actosDe: ({ id, usuario }) =>
      id === 5 ? [{ ruta: `/multas?multar=${id}`, nombre: `Multar a ${usuario}` }] : [],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the field has the focus, since text typed earlier would be lost. */
async function findBox() {
  const box = await screen.findByRole('searchbox', { name: 'Buscar pantallas y personas' });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}

/**
 * The list updates after the typed text, so wait for it before choosing. Until an avatar has
 * loaded, its initials precede the name.
 */
const findMatches = (
  names: readonly RegExp[],
  place: Pick<typeof screen, 'getAllByRole'> = screen,
) =>
  waitFor(() =>
    expect(place.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringMatching(name)),
    ),
  );

export const ConDatos: Story = {
  play: async () => {
    await findBox();
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(20));
    await expect(screen.queryByText('Personas')).not.toBeInTheDocument();
  },
};

export const UnaPantalla: Story = {
  play: async ({ args }) => {
    const box = await findBox();
    await userEvent.keyboard('bitac');
    await findMatches([/^Bitácora/]);
    await userEvent.keyboard('{ArrowDown}');
    // React Aria delays the active descendant, so that a screen reader can finish its announcement.
    await letPass(500);
    await waitFor(() =>
      expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id),
    );
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onGo, '/bitacora');
    await expectOnce(args.onClose);
  },
};

export const UnActo: Story = {
  play: async ({ args }) => {
    await findBox();
    await userEvent.keyboard('agente');
    await findMatches([/^Agente/, /^Multar a Agente$/]);
    await userEvent.click(screen.getByRole('option', { name: 'Multar a Agente' }));
    await expectOnce(args.onGo, '/multas?multar=5');
  },
};

export const UnaOrden: Story = {
  args: {
    ordenes: [
      { id: 'orden:tema', nombre: 'Usar el tema oscuro', sinonimos: 'noche claro', onDo: fn() },
    ],
  },
  play: async ({ args }) => {
    await findBox();
    await userEvent.keyboard('noche');
    await findMatches([/^Usar el tema oscuro$/]);
    await userEvent.click(screen.getByRole('option'));
    await expect(args.ordenes?.[0]?.onDo).toHaveBeenCalledTimes(1);
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const Recientes: Story = {
  args: { recientes: ['/ascensos?persona=5', '/multas', '/no-esta'] },
  play: async () => {
    await findBox();
    const recientes = within(await screen.findByRole('group', { name: 'Recientes' }));
    await findMatches([/^Agente/, /^Multas/], recientes);
    await userEvent.keyboard('bitac');
    await findMatches([/^Bitácora/]);
  },
};

export const UnaPersona: Story = {
  play: async ({ args }) => {
    await findBox();
    await userEvent.keyboard('alvaro');
    await findMatches([/Álvaro\.Ruiz/]);
    await userEvent.click(screen.getByRole('option'));
    await expectOnce(args.onGo, '/ascensos?persona=9');
    // The chosen match stays visible until the dialog is gone.
    await findMatches([/Álvaro\.Ruiz/]);
  },
};

export const NadaCoincide: Story = {
  play: async () => {
    await findBox();
    await userEvent.keyboard('xyz');
    const words = await screen.findByText('Nada coincide con «xyz».');
    // The dialog fades in.
    await expectSeen(words);
    await expect(screen.getByRole('listbox')).toContainElement(words);
  },
};

function Opener(props: ComponentProps<typeof CommandPalette>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ir a…</Button>
      <CommandPalette {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const Olvida: Story = {
  parameters: { layout: 'padded' },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Ir a…');
    await findBox();
    await userEvent.keyboard('bitac');
    await findMatches([/^Bitácora/]);
    await press(screen, 'Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press(canvas, 'Ir a…');
    await expect(await findBox()).toHaveValue('');
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
