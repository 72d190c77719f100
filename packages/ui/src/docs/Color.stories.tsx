import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { type ColorRole, palette, type Tema, valueIn } from '../theme/palette';
import { color, cssName, font, radius, space, text } from '../theme/tokens';
import { Contrastes } from './Contrastes';
import { Copia } from './Copia';
import { COLOR_USES } from './colorUses';
import { MARK_PAIRS, MIN_MARK, MIN_TEXT, TEXT_PAIRS } from './contrast';
import { Code, Entrada, Guia } from './Guia';

const meta = {
  id: 'guia-color',
  title: 'Guía/Color',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 290px), 1fr));
  gap: ${space[4]};
`;
const Half = styled.section`
  padding: ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  h3 { margin-bottom: ${space[3]}; }
`;
const Roles = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Role = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  line-height: 1.35;
  small { display: block; font-size: ${text[13]}; color: ${color.tinta2}; }
`;
const Swatch = styled.span`
  forced-color-adjust: none;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
`;
const Value = styled.span`
  margin-left: ${space[2]};
  font-family: ${font.mono};
  font-size: 0.6875rem;
  color: ${color.tinta3};
  overflow-wrap: anywhere;
`;
const roles = Object.keys(palette) as ColorRole[];

function Theme({ tema, title }: { tema: Tema; title: string }) {
  return (
    <Half data-tema={tema}>
      <h3>{title}</h3>
      <Roles>
        {roles.map((role) => (
          <Role key={role}>
            <Swatch style={{ background: color[role] }} />
            <span>
              <Copia text={`var(${cssName(role)})`}>{role}</Copia>
              <Value>{valueIn(role, tema)}</Value>
              <small>{COLOR_USES[role]}</small>
            </span>
          </Role>
        ))}
      </Roles>
    </Half>
  );
}

export const Color: Story = {
  name: 'Color',
  render: () => (
    <Guia
      title="Color"
      lead="Un color se elige por su papel, nunca por su tono ni por la pantalla en que está. Así cada pantalla nueva nace con sus dos temas y ningún color de más."
    >
      <Entrada
        title="Los papeles"
        note={
          <>
            En código, <Code>color.petroleo</Code>. El valor sigue al <Code>data-tema</Code> más
            cercano, por eso los dos temas pueden estar aquí lado a lado. Los nombres acabados en{' '}
            <Code>Suave</Code> son fondos callados; en <Code>Texto</Code>, la tinta que se lee sobre
            ellos; <Code>sobre…</Code>, la tinta del relleno macizo.
          </>
        }
      >
        <Halves>
          <Theme tema="claro" title="Claro" />
          <Theme tema="oscuro" title="Oscuro" />
        </Halves>
      </Entrada>
      <Entrada
        title="Texto"
        note={`Todo par que lleva texto alcanza ${MIN_TEXT}:1, más de lo que pide WCAG. Las cifras se calculan aquí, con los valores del tema; el par que no llegue sale marcado.`}
      >
        <Contrastes
          caption="Contraste de los pares de texto"
          pairs={TEXT_PAIRS}
          min={MIN_TEXT}
          kind="texto"
        />
      </Entrada>
      <Entrada
        title="Bordes, foco y gráficas"
        note={`Lo que no es texto pero hay que distinguir alcanza ${MIN_MARK}:1. Una gráfica lleva además sus etiquetas.`}
      >
        <Contrastes
          caption="Contraste de bordes, foco y gráficas"
          pairs={MARK_PAIRS}
          min={MIN_MARK}
          kind="marca"
        />
      </Entrada>
    </Guia>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^tinta sobre fondo/ })).toHaveTextContent(
      /\d\d,\d:1.*\d\d,\d:1/,
    );
    await expect(canvas.queryByText(/^Por debajo de/)).not.toBeInTheDocument();
  },
};
