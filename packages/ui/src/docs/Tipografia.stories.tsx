import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { PlainTable } from '../screens/PlainTable';
import { color, font, media, radius, space, text } from '../theme/tokens';
import { Copia } from './Copia';
import { Code, Entrada, Guia, Small } from './Guia';

const meta = {
  id: 'guia-tipografia',
  title: 'Guía/Tipografía',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Face = keyof typeof font;
type Size = keyof typeof text;

const FACES: Record<Face, { use: string; sample: string; weight: number; size: string }> = {
  title: {
    use: 'Títulos, siempre en 700.',
    sample: 'Pase de lista a las ocho',
    weight: 700,
    size: text[32],
  },
  body: {
    use: 'Todo lo que se lee. Distingue I de l y de 1, y O de 0.',
    sample: 'I1l_O0scar ha cumplido su turno',
    weight: 400,
    size: text[27],
  },
  mono: {
    use: 'Firmas, códigos y duraciones: cada signo mide lo mismo.',
    sample: 'ABZ · 1h 22m · 7F3K-Q0',
    weight: 500,
    size: text[20],
  },
  pixel: {
    use: 'Cifras de las placas y de la cuenta atrás. Nunca texto.',
    sample: '03 06 30',
    weight: 400,
    size: text[44],
  },
};
const SIZES: Record<Size, string> = {
  13: 'Notas, unidades, cabeceras de tabla',
  15: 'Tablas y texto de apoyo',
  16: 'Texto corriente',
  18: 'Título de tarjeta, entradilla',
  20: 'Título de sección',
  27: 'La cifra que importa',
  32: 'Título de pantalla',
  44: 'Portada y cuenta atrás',
};
const sizes = Object.keys(text).map(Number) as Size[];
const familyOf = (face: Face): string => font[face].split(',')[0]?.replaceAll("'", '') ?? face;

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: ${space[4]};
`;
const Specimen = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  p { color: ${color.tinta2}; font-size: ${text[15]}; }
`;
const Line = styled.div`
  flex: 1;
  min-height: 64px;
  line-height: 1.15;
`;
const Scale = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: 88px minmax(0, 1fr); align-items: baseline; gap: ${space[4]}; padding: ${space[3]} 0; }
  li + li { border-top: 1px solid ${color.borde}; }
  ${media.compact} { li { grid-template-columns: 84px minmax(0, 1fr); gap: ${space[3]}; } }
`;
const Twins = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space[4]};
  > div { padding: ${space[4]}; border-radius: ${radius.card}; background: ${color.pozo}; }
`;
const Glyphs = styled.div`
  font-size: ${text[32]};
  line-height: 1.4;
  letter-spacing: 0.06em;
  white-space: nowrap;
`;

const HOURS = [
  { usuario: 'I1l_O0scar', minutos: '1.118' },
  { usuario: 'Il1_0Oscar', minutos: '947' },
  { usuario: 'elPatio83', minutos: '71' },
];

export const Tipografia: Story = {
  name: 'Tipografía',
  render: () => (
    <Guia
      title="Tipografía"
      lead="Cuatro letras, cada una con su oficio, servidas por el propio portal. La del texto se eligió por una razón práctica: dos nombres casi iguales no deben confundirse en una nómina."
    >
      <Entrada
        title="Las letras"
        note={
          <>
            En código, <Code>font.title</Code>, <Code>font.body</Code>, <Code>font.mono</Code> y{' '}
            <Code>font.pixel</Code>. Solo la del texto se precarga.
          </>
        }
      >
        <Faces>
          {(Object.keys(FACES) as Face[]).map((face) => (
            <Specimen key={face}>
              <Line
                style={{
                  fontFamily: font[face],
                  fontWeight: FACES[face].weight,
                  fontSize: FACES[face].size,
                }}
              >
                {FACES[face].sample}
              </Line>
              <h3>{familyOf(face).replace(' Variable', '')}</h3>
              <p>{FACES[face].use}</p>
              <Small>
                <Copia>{`font.${face}`}</Copia>
              </Small>
            </Specimen>
          ))}
        </Faces>
      </Entrada>
      <Entrada
        title="I l 1, O 0"
        note="Los nombres del juego mezclan letras y cifras a propósito. Compara las tres: por eso los nombres no van nunca en la letra de los títulos dentro de una tabla."
      >
        <Twins>
          {(['body', 'mono', 'title'] as const).map((face) => (
            <div key={face}>
              <Glyphs
                style={{ fontFamily: font[face], ...(face === 'title' && { fontWeight: 700 }) }}
              >
                Il1 O0
              </Glyphs>
              <Small style={{ color: color.tinta2 }}>
                {familyOf(face).replace(' Variable', '')}
              </Small>
            </div>
          ))}
        </Twins>
      </Entrada>
      <Entrada
        title="La escala"
        note={
          <>
            Ocho tamaños, en <Code>rem</Code>, para que cuente el tamaño que cada cual haya elegido
            en su navegador.
          </>
        }
      >
        <Scale>
          {sizes.map((size) => (
            <li key={size}>
              <span>
                <Copia>{`text[${size}]`}</Copia>
                <Small>{text[size]}</Small>
              </span>
              <span>
                <span
                  style={{
                    display: 'block',
                    fontSize: text[size],
                    lineHeight: 1.2,
                    ...(size >= 18 && { fontFamily: font.title, fontWeight: 700 }),
                  }}
                >
                  Ñandú, ¿qué tal el turno?
                </span>
                <Small>{SIZES[size]}</Small>
              </span>
            </li>
          ))}
        </Scale>
      </Entrada>
      <Entrada
        title="Cifras"
        note={
          <>
            En tablas, <Code>tabular-nums</Code> y a la derecha: las unidades caen bajo las
            unidades.
          </>
        }
      >
        <PlainTable
          caption="Minutos de tres personas de nombre parecido"
          columns={[
            {
              id: 'usuario',
              header: 'Usuario',
              cell: ({ usuario }) => <strong translate="no">{usuario}</strong>,
            },
            { id: 'minutos', header: 'Minutos', isNumeric: true, cell: ({ minutos }) => minutos },
          ]}
          rows={HOURS}
          rowKey={({ usuario }) => usuario}
        />
      </Entrada>
    </Guia>
  ),
  play: async () => {
    await document.fonts.ready;
    for (const face of Object.keys(FACES) as Face[])
      await expect(document.fonts.check(`16px "${familyOf(face)}"`)).toBe(true);
  },
};
