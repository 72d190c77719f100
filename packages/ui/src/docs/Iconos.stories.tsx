import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../components/Button';
import * as icons from '../components/icons';
import type { IconProps } from '../components/icons/defineIcon';
import { SearchBox } from '../components/SearchBox';
import { press } from '../docs/storyActs';
import { color, radius, space, text } from '../theme/tokens';
import { copyText } from './copyText';
import { Code, Entrada, Guia, Small } from './Guia';

const meta = {
  id: 'guia-iconos',
  title: 'Guía/Iconos',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SIZES = [16, 20, 24, 48] as const;
const ALL = (Object.entries(icons) as [string, ComponentType<IconProps>][]).sort(([a], [b]) =>
  a.localeCompare(b),
);
const importOf = (name: string): string => `import { ${name} } from '../../components/icons';`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 236px), 1fr));
  gap: ${space[3]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const Row = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
`;
const Sized = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  font-size: ${text[13]};
  color: ${color.tinta3};
  svg { color: ${color.tinta}; }
`;
const Count = styled.p`
  margin-top: ${space[3]};
  font-size: ${text[15]};
  color: ${color.tinta2};
`;
const Four = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[6]};
`;

function Catalogue() {
  const [wanted, setWanted] = useState('');
  const found = ALL.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <SearchBox label="Buscar iconos por su nombre" value={wanted} onChange={setWanted} />
      <Count role="status">
        {found.length === 0
          ? 'Ninguno se llama así. Los nombres están en inglés.'
          : `${found.length} de ${ALL.length} iconos`}
      </Count>
      <Grid>
        {found.map(([name, Icon]) => (
          <Item key={name}>
            <Row>
              {SIZES.map((size) => (
                <Icon key={size} size={size} />
              ))}
            </Row>
            <Code>{name}</Code>
            <Button
              size="small"
              aria-label={`Copiar el import de ${name}`}
              onPress={() => void copyText(importOf(name), 'Import copiado')}
            >
              Copiar el import
            </Button>
          </Item>
        ))}
      </Grid>
    </>
  );
}

export const Iconos: Story = {
  name: 'Iconos',
  render: () => (
    <Guia
      title="Iconos"
      lead="Cada nombre guarda dos dibujos: uno de línea, para cuando va junto a un texto, y otro de píxeles, del mundo del juego, para cuando va solo y grande. El tamaño elige."
    >
      <Entrada
        title="Cuatro tamaños"
        note="Los píxeles se dibujan en una cuadrícula de 24: por eso solo 24 y 48, que caen justos. Por debajo se verían borrosos, y ahí manda la línea."
      >
        <Four>
          {SIZES.map((size) => (
            <Sized key={size}>
              <icons.HourglassIcon size={size} />
              {size} px, {size < 24 ? 'línea' : 'píxeles'}
            </Sized>
          ))}
        </Four>
      </Entrada>
      <Entrada
        title="Con nombre o sin él"
        note={
          <>
            Junto a una palabra el icono calla. Solo, lleva <Code>label</Code> y se lee en voz alta.
          </>
        }
      >
        <Four>
          <Sized>
            <span
              style={{
                display: 'flex',
                gap: space[2],
                alignItems: 'center',
                color: color.tinta,
                fontSize: text[16],
              }}
            >
              <icons.CalendarIcon /> 21 nov 2026
            </span>
            <Small>Decora: sin nombre</Small>
          </Sized>
          <Sized>
            <icons.LockIcon size={24} label="Cerrado con llave" />
            <Small>Informa: con nombre</Small>
          </Sized>
        </Four>
      </Entrada>
      <Entrada
        title="Todos"
        note="El import que se copia vale para una pantalla; un componente quita un nivel a la ruta."
      >
        <Catalogue />
      </Entrada>
    </Guia>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: /^Copiar el import de / })).toHaveLength(
      ALL.length,
    ),
};

/**
 * The search ignores case and matches substrings. A press copies the icon's import; without
 * clipboard access a notice says how to copy it.
 */
export const BuscaYCopia: Story = {
  ...Iconos,
  name: 'Busca y copia',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'CHEVRON');
    await expect(canvas.getByRole('status')).toHaveTextContent(`3 de ${ALL.length} iconos`);
    await press(canvas, 'Copiar el import de ChevronLeftIcon');
    await expect(
      await screen.findByText(/^(Import copiado|El navegador no deja copiar)/),
    ).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'nada');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ninguno se llama así.');
  },
};
