import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { IconButton } from '../components/IconButton';
import { MoreIcon, PencilIcon } from '../components/icons';
import { PersonaCell } from '../screens/PersonaCell';
import { PlainTable } from '../screens/PlainTable';
import {
  COMPACT_WIDTH,
  color,
  inset,
  layer,
  media,
  radius,
  space,
  text,
  touchTarget,
} from '../theme/tokens';
import { Copia } from './Copia';
import { Code, Entrada, Guia, Small } from './Guia';

const meta = {
  id: 'guia-espaciado',
  title: 'Guía/Espaciado',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SPACES: Record<keyof typeof space, string> = {
  1: 'Entre un icono y su palabra muy juntos',
  2: 'Dentro de un control',
  3: 'Entre botones',
  4: 'Borde de la pantalla en el teléfono',
  5: 'Entre tarjetas',
  6: 'Entre secciones de una tarjeta grande',
  7: 'Entre secciones de una pantalla',
  8: 'Alrededor de una portada',
};
const RADII: Record<keyof typeof radius, string> = {
  tag: 'Etiquetas, firmas, avatares',
  control: 'Botones y campos',
  card: 'Tarjetas, tablas, diálogos',
};
const LAYERS: Record<keyof typeof layer, string> = {
  sticky: 'Cabecera y primera columna de una tabla',
  bar: 'Barra del portal',
  overlay: 'Diálogos y cajón',
  popover: 'Menús y listas, también dentro de un diálogo',
  toast: 'Avisos',
  splash: 'Portada de carga',
};

const Rulers = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: 96px 72px minmax(0, 1fr); align-items: center; gap: ${space[4]}; }
  ${media.compact} { li { grid-template-columns: 80px 64px minmax(0, 1fr); gap: ${space[3]}; } }
`;
const Bar = styled.span`
  display: block;
  height: 20px;
  forced-color-adjust: none;
  background: ${color.petroleo};
`;
const Corners = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${space[4]};
`;
const Corner = styled.div`
  height: 72px;
  margin-bottom: ${space[2]};
  border-top: 2px solid ${color.petroleo};
  border-left: 2px solid ${color.petroleo};
  background: linear-gradient(135deg, ${color.petroleoSuave}, transparent 70%);
`;
const Sheet = styled.div`
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  overflow: hidden;
`;
const Row = styled.div<{ $height: number }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${({ $height }) => $height}px;
  padding: 0 ${space[4]};
  & + & { border-top: 1px solid ${color.borde}; }
  > :last-child { flex: none; color: ${color.tinta3}; font-size: ${text[13]}; }
`;
const Targets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;
const Target = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  outline: 1px dashed ${color.bordeControl};
  outline-offset: 1px;
`;

export const Espaciado: Story = {
  name: 'Espaciado',
  render: () => (
    <Guia
      title="Espaciado"
      lead="Denso, pero con aire donde se decide. Ocho huecos, tres esquinas, dos alturas de fila y un mínimo para el dedo: con eso se compone cualquier pantalla."
    >
      <Entrada
        title="Los huecos"
        note={
          <>
            En código, <Code>space[4]</Code>. Si un hueco no está en la lista, suele sobrar.
          </>
        }
      >
        <Rulers>
          {(Object.keys(SPACES) as unknown as (keyof typeof space)[]).map((step) => (
            <li key={step}>
              <span>
                <Copia>{`space[${step}]`}</Copia>
                <Small>{space[step]}</Small>
              </span>
              <Bar style={{ width: space[step] }} />
              <span>{SPACES[step]}</span>
            </li>
          ))}
          <li>
            <span>
              <Copia>inset</Copia>
              <Small>{inset}</Small>
            </span>
            <Bar style={{ width: inset }} />
            <span>Del borde de una tarjeta, un diálogo o un cajón a lo que contiene</span>
          </li>
        </Rulers>
      </Entrada>
      <Entrada
        title="Las esquinas"
        note="Cuanto más pequeña la pieza, menor la esquina. No hay píldoras ni círculos."
      >
        <Corners>
          {(Object.keys(RADII) as (keyof typeof radius)[]).map((name) => (
            <div key={name}>
              <Corner style={{ borderTopLeftRadius: radius[name] }} />
              <Copia>{`radius.${name}`}</Copia>
              <Small>
                {radius[name]}. {RADII[name]}
              </Small>
            </div>
          ))}
        </Corners>
      </Entrada>
      <Entrada title="Las filas" note="Con avatar, 60 px; sin él, 44. En una tabla no se mezclan.">
        <Sheet>
          <Row $height={60}>
            <PersonaCell usuario="Sra.Quintana" categoria={7} />
            <span>60 px</span>
          </Row>
          <Row $height={44}>
            <span>Inspección I</span>
            <span>44 px</span>
          </Row>
        </Sheet>
      </Entrada>
      <Entrada
        title="El dedo"
        note={
          <>
            Nada que se toque mide menos de <Code>{touchTarget}</Code> de lado, aunque se dibuje más
            pequeño. La línea de trazos marca lo que responde.
          </>
        }
      >
        <Targets>
          <Target data-dedo>
            <Button variant="primary">Ajustar</Button>
          </Target>
          <Target data-dedo>
            <IconButton label="Editar">
              <PencilIcon />
            </IconButton>
          </Target>
          <Target data-dedo>
            <IconButton label="Más acciones">
              <MoreIcon />
            </IconButton>
          </Target>
        </Targets>
      </Entrada>
      <Entrada title="El ancho que lo cambia todo" note="Se prueba a 1280, a 390 y a 320.">
        <p>
          Por debajo de <strong>{COMPACT_WIDTH} px</strong> las tablas pasan a tarjetas, los
          diálogos suben desde abajo y aparece la barra de pestañas. En código,{' '}
          <Code>media.compact</Code> y <Code>media.wide</Code>.
        </p>
      </Entrada>
      <Entrada title="Qué tapa a qué" note="Lo que flota se apila en este orden y en ningún otro.">
        <PlainTable
          caption="Orden en que se apila lo que flota"
          stacks
          columns={[
            { id: 'capa', header: 'Capa', cell: (name) => <Copia>{`layer.${name}`}</Copia> },
            { id: 'que', header: 'Qué va en ella', cell: (name) => LAYERS[name] },
            { id: 'orden', header: 'Orden', isNumeric: true, cell: (name) => layer[name] },
          ]}
          rows={Object.keys(LAYERS) as (keyof typeof layer)[]}
          rowKey={(name) => name}
        />
      </Entrada>
    </Guia>
  ),
  play: async ({ canvasElement }) => {
    const least = Number.parseInt(touchTarget, 10);
    for (const button of canvasElement.querySelectorAll('[data-dedo] button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
    }
  },
};

/** The narrowest supported viewport, also in the tests: nothing overflows. */
export const Estrecho: Story = {
  ...Espaciado,
  name: 'En 320 píxeles',
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(window.innerWidth).toBe(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
