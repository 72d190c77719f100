import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar, type AvatarSize, AvatarTemplateContext } from './Avatar';
import { Firma } from './Firma';
import { LitWindow } from './LitWindow';
import { Placa } from './Placa';
import { StateBadge } from './StateBadge';
import { FIGURAS, type Figura } from './storyFiguras';

const meta = {
  title: 'Componentes/Insignias',
  parameters: {
    docs: {
      description: {
        component:
          'Las señales pequeñas que acompañan a un nombre o a un dato: estado, firma, ausencia, placa.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LEVELS = Array.from({ length: 13 }, (_, index) => index + 1);

export const Placas: Story = {
  render: () => (
    <>
      {LEVELS.map((categoria) => (
        <Placa key={categoria} categoria={categoria} />
      ))}
      {LEVELS.map((categoria) => (
        <Placa key={categoria} categoria={categoria} size={40} />
      ))}
    </>
  ),
};

export const PlacaSinImagen: Story = {
  render: () => <Placa categoria={9} image="data:image/png;base64,AAAA" label="Capitanía" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Capitanía' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
};

const PEOPLE = ['Ronda-Nocturna', 'I1l_O0scar', 'Sra.Quintana', 'elPatio83', 'DonFabián'] as const;

export const Avatares: Story = {
  render: () => (
    <>
      {PEOPLE.map((usuario) => (
        <Avatar key={usuario} usuario={usuario} />
      ))}
      <Avatar usuario="Sra.Quintana" size="large" />
      <Avatar usuario="Sra.Quintana" size="huge" label="Sra.Quintana" />
    </>
  ),
};

export const AvataresSinServicio: Story = {
  render: () => (
    <AvatarTemplateContext value={null}>
      {PEOPLE.map((usuario) => (
        <Avatar key={usuario} usuario={usuario} />
      ))}
      <Avatar usuario="luz_verde" size="large" />
    </AvatarTemplateContext>
  ),
};

/**
 * When an image fails, the name's initials stay. An image that never loads is tested in
 * e2e/servicios.spec.ts.
 */
export const AvatarQueFalla: Story = {
  render: () => (
    <AvatarTemplateContext value="data:image/png;de={usuario};base64,AAAA">
      <Avatar usuario="Ronda-Nocturna" label="Ronda-Nocturna" />
    </AvatarTemplateContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ronda-Nocturna' })).toHaveTextContent('RN');
    await waitFor(() => expect(canvas.getByText('RN')).toBeVisible());
  },
};

/** Many avatars are transparent, so the initials are removed once the image has loaded. */
export const AvatarTransparente: Story = {
  render: () => <Avatar usuario="Sra.Quintana" size="huge" label="Sra.Quintana" />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(canvas.queryByText('SQ')).not.toBeInTheDocument();
  },
};

const SIZES: readonly AvatarSize[] = ['medium', 'large', 'huge'];

/** The part of an image that a tile shows, in pixels of the image. */
function seenOf(tile: HTMLElement, { width }: Figura) {
  const picture = tile.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  const { left, top, right, bottom } = tile.getBoundingClientRect();
  const scale = picture.width / width;
  return {
    scale,
    left: (left - picture.left) / scale,
    top: (top - picture.top) / scale,
    right: (right - picture.left) / scale,
    bottom: (bottom - picture.top) / scale,
  };
}

/**
 * Images of avatar services: a full figure, a small figure and a head. A small tile shows only the
 * head; a tile of 120 px shows the whole image.
 */
export const AvataresDeCuerpoEntero: Story = {
  render: () => (
    <>
      {Object.entries(FIGURAS).map(([nombre, { source }]) => (
        <AvatarTemplateContext key={nombre} value={source}>
          {SIZES.map((size) => (
            <Avatar key={size} usuario="Sra.Quintana" size={size} label={`${nombre} ${size}`} />
          ))}
        </AvatarTemplateContext>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img[width]')).toHaveLength(9));
    for (const [nombre, figura] of Object.entries(FIGURAS)) {
      for (const size of SIZES) {
        const { scale, ...seen } = seenOf(
          canvas.getByRole('img', { name: `${nombre} ${size}` }),
          figura,
        );
        await expect(Number.isInteger(scale)).toBe(true);
        const [left, top, right, bottom] =
          size === 'huge' ? [0, 0, figura.width, figura.height] : figura.head;
        await expect(
          seen.left <= left && seen.top <= top && seen.right >= right && seen.bottom >= bottom,
          `${nombre} ${size}`,
        ).toBe(true);
        // The belt is far below every head.
        if (size !== 'huge' && figura.belt)
          await expect(seen.bottom, `${nombre} ${size}`).toBeLessThan(figura.belt);
      }
    }
  },
};

export const Firmas: Story = {
  render: () => (
    <>
      <Firma firma="ABZ" />
      <Firma firma="MTÑ" />
      <Firma firma={null} />
    </>
  ),
};

export const EstadosConPalabra: Story = {
  render: () => (
    <>
      <StateBadge tone="success">Activo</StateBadge>
      <StateBadge tone="caution">Pausado</StateBadge>
      <StateBadge tone="danger">Despedido</StateBadge>
      <StateBadge tone="info">En espera</StateBadge>
      <StateBadge tone="neutral">Sin ligar</StateBadge>
      <StateBadge tone="primary">Elegido</StateBadge>
    </>
  ),
};

export const VentanaEncendida: Story = {
  render: () => (
    <>
      <LitWindow lit>Fichado · 1h 22m</LitWindow>
      <LitWindow lit={false}>Sin fichar</LitWindow>
    </>
  ),
};
