import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, spyOn } from 'storybook/test';
import styled from 'styled-components';
import { PlainTable } from '../screens/PlainTable';
import { type ColorRole, palette } from '../theme/palette';
import { color, cssName, font, layer, motion, radius, space, text } from '../theme/tokens';
import { Copia } from './Copia';
import { COLOR_USES } from './colorUses';
import { Code, Entrada, Guia, Small } from './Guia';
import { press } from './storyActs';
import { TOKEN_FILES } from './tokens/tokenFiles';
import { Usos } from './tokens/Usos';

const meta = {
  id: 'guia-tokens',
  title: 'Guía/Tokens',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Swatches = styled.span`
  display: inline-flex;
  overflow: hidden;
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.tag};
  span { width: 22px; height: 22px; forced-color-adjust: none; }
`;
const Files = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-left: 1.2em;
`;

interface Token {
  /** The token's name in code. A press copies `copies`, e.g. a CSS variable, or else this name. */
  name: string;
  value: ReactNode;
  copies?: string;
  what?: string;
}

const Tokens = ({ caption, tokens }: { caption: string; tokens: readonly Token[] }) => (
  <PlainTable
    caption={caption}
    stacks
    columns={[
      {
        id: 'nombre',
        header: 'Nombre',
        cell: ({ name, copies = name }) => <Copia text={copies}>{name}</Copia>,
      },
      { id: 'valor', header: 'Valor', cell: ({ value }) => value },
      ...(tokens.some(({ what }) => what)
        ? [{ id: 'que', header: 'Para qué', isWide: true, cell: ({ what }: Token) => what }]
        : []),
      {
        id: 'usos',
        header: 'Dónde se usa',
        isWide: true,
        cell: ({ name }) => <Usos name={name} />,
      },
    ]}
    rows={tokens}
    rowKey={({ name }) => name}
  />
);

const named = (
  group: string,
  values: Readonly<Record<string, string | number>>,
  toName = (key: string) => `${group}.${key}`,
): Token[] =>
  Object.entries(values).map(([key, value]) => ({
    name: toName(key),
    value: <Code>{value}</Code>,
  }));
const numbered = (group: string, values: Readonly<Record<string, string>>): Token[] =>
  named(group, values, (key) => `${group}[${key}]`);

const COLORS: Token[] = (Object.keys(palette) as ColorRole[]).map((role) => ({
  name: `color.${role}`,
  copies: `var(${cssName(role)})`,
  what: COLOR_USES[role],
  value: (
    <Swatches title={palette[role].join(' · ')}>
      {palette[role].map((value, theme) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two themes, in their order
        <span key={theme} style={{ background: value }} />
      ))}
    </Swatches>
  ),
}));

export const TodosLosTokens: Story = {
  name: 'Tokens',
  render: () => (
    <Guia
      title="Tokens"
      lead="Todo lo que tiene nombre en el tema, con su valor y dónde se usa. De un solo lugar, packages/ui/src/theme, salen las variables de CSS, el tema y estos ficheros."
    >
      <Entrada
        title="Para otras herramientas"
        note="Se escriben al construir el libro: nunca dicen otra cosa que el tema."
      >
        <Files>
          {TOKEN_FILES.map(({ fileName, nombre, uso }) => (
            <li key={fileName}>
              <a href={`./${fileName}`} download>
                {nombre}
              </a>
              <Small>{uso}</Small>
            </li>
          ))}
        </Files>
      </Entrada>
      <Entrada
        title="Colores"
        note="Al pulsar un nombre se copia su variable. Los suaves y los del puntero salen de su color macizo."
      >
        <Tokens caption="Colores" tokens={COLORS} />
      </Entrada>
      <Entrada title="Huecos">
        <Tokens caption="Huecos" tokens={numbered('space', space)} />
      </Entrada>
      <Entrada title="Esquinas">
        <Tokens caption="Esquinas" tokens={named('radius', radius)} />
      </Entrada>
      <Entrada title="Letra">
        <Tokens
          caption="Tamaños de letra"
          tokens={[...numbered('text', text), ...named('font', font)]}
        />
      </Entrada>
      <Entrada title="Movimiento">
        <Tokens caption="Movimiento" tokens={named('motion', motion)} />
      </Entrada>
      <Entrada title="Capas">
        <Tokens caption="Capas" tokens={named('layer', layer)} />
      </Entrada>
    </Guia>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvas, 'Copiar color.petroleo');
    await expect(write).toHaveBeenCalledWith('var(--petroleo)');
    await expect(await screen.findByText('Copiado: var(--petroleo)')).toBeVisible();
    await press(canvas, 'Copiar space[4]');
    await expect(write).toHaveBeenLastCalledWith('space[4]');
    write.mockRestore();
  },
};
