import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PersonaLink } from '../PersonaLink';
import { LONG_NAME } from '../storyData';
import { FichaFlotante } from './FichaFlotante';
import type { Ficha } from './PersonaScreenProps';
import { FICHA, FICHA_PUBLICA } from './storyPersona';

const onOver = fn();
const NOW = Date.parse('2026-11-21T18:30:00.000Z');

function Nombre({ ficha }: { ficha: Ficha | null }) {
  const opener = useRef<HTMLParagraphElement>(null);
  const [isThere, setThere] = useState(false);
  const keep = (element: HTMLParagraphElement | null) => {
    opener.current = element;
    setThere(element !== null);
  };
  return (
    <RouterProvider navigate={fn()}>
      <div style={{ minHeight: 280 }}>
        <p ref={keep} style={{ width: 'fit-content' }}>
          <PersonaLink usuario={ficha?.usuario ?? 'Oficial'} />
        </p>
      </div>
      {isThere && opener.current && (
        <FichaFlotante
          ficha={ficha}
          opener={{ current: opener.current }}
          onOver={onOver}
          now={NOW}
        />
      )}
    </RouterProvider>
  );
}

const meta = {
  id: 'pantallas-persona-ficha-flotante',
  title: 'Pantallas/Persona/Ficha flotante',
  component: Nombre,
  args: { ficha: FICHA },
  beforeEach: () => onOver.mockClear(),
} satisfies Meta<typeof Nombre>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ step }) => {
    const card = await screen.findByRole('region', { name: 'Ficha de Oficial' });
    await step('Dice quién es y qué hace ahora', async () => {
      await expect(within(card).getByText('Oficial III · Oficiales')).toBeVisible();
      await expect(card).toHaveTextContent('Dentro · 2h 4m');
    });
    await step('El puntero puede pasar a ella, y deja el foco donde estaba', async () => {
      await userEvent.hover(card);
      await expect(onOver).toHaveBeenLastCalledWith(true);
      await expect(card).not.toContainElement(document.activeElement as HTMLElement);
    });
  },
};

export const ParaCualquiera: Story = { args: { ficha: FICHA_PUBLICA } };

export const Cargando: Story = {
  args: { ficha: null },
  play: async () => {
    await expect(await screen.findByRole('status')).toBeVisible();
  },
};

export const Despedida: Story = {
  args: {
    ficha: {
      ...FICHA_PUBLICA,
      usuario: LONG_NAME,
      activa: 0,
      mision: null,
      categoria: null,
      n_categoria: null,
      despedido: '2026-11-01T18:30:00.000Z',
    },
  },
};
