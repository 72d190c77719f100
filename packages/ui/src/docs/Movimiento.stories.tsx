import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { useMedia } from '../components/DataTable/useMedia';
import { Marquee } from '../components/Marquee';
import { StateBadge } from '../components/StateBadge';
import { press } from '../docs/storyActs';
import { PlainTable } from '../screens/PlainTable';
import { color, motion, radius, space } from '../theme/tokens';
import { Copia } from './Copia';
import { Code, Entrada, Guia } from './Guia';
import { Trayectos } from './Trayecto';

const meta = {
  id: 'guia-movimiento',
  title: 'Guía/Movimiento',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Estado = styled.p`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const MOVES = [
  { que: 'Página nueva', normal: 'Se funde y se desliza un poco', reducido: 'Solo se funde' },
  { que: 'Diálogo y cajón', normal: 'Suben o entran desde su borde', reducido: 'Solo se funden' },
  { que: 'Botón', normal: 'Se hunde 1 px al presionarlo', reducido: 'Solo cambia de color' },
  {
    que: 'Estados y canción',
    normal: 'Pasan despacio; se paran con el puntero o el foco',
    reducido: 'Quietos; se desplazan a mano',
  },
  { que: 'Acordeón', normal: 'Se despliega', reducido: 'Aparece' },
  { que: 'Datos', normal: 'No se mueven nunca', reducido: 'No se mueven nunca' },
];

const ESTADOS = [
  { id: 1, content: <Estado>Supervisora: pase de lista a las ocho, todos con placa.</Estado> },
  { id: 2, content: <Estado>Oficial: turno de noche cubierto.</Estado> },
  { id: 3, content: <Estado>Ronda-Nocturna: vuelvo el lunes.</Estado> },
];

function Ahora() {
  const isLess = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <StateBadge tone={isLess ? 'info' : 'neutral'}>
      {isLess ? 'Movimiento reducido' : 'Movimiento completo'}
    </StateBadge>
  );
}

export const Movimiento: Story = {
  name: 'Movimiento',
  render: () => (
    <Guia
      title="Movimiento"
      lead="Se mueve lo que responde o lo que entra, y nada más. Es breve porque aquí se trabaja: quien ficha treinta veces al día no espera a una animación."
    >
      <Entrada
        title="Lo que tarda"
        note={
          <>
            Una sola curva, <Copia>motion.ease</Copia>: sale deprisa y llega con calma.{' '}
            <Code>{motion.ease}</Code>
          </>
        }
      >
        <Trayectos />
      </Entrada>
      <Entrada
        title="Qué se mueve"
        note="A la derecha, lo que queda para quien pide menos movimiento: los fundidos se conservan, los desplazamientos no."
      >
        <PlainTable
          caption="Qué se mueve, y cómo con movimiento reducido"
          stacks
          columns={[
            { id: 'que', header: 'Qué', cell: ({ que }) => <strong>{que}</strong> },
            { id: 'normal', header: 'Movimiento completo', cell: ({ normal }) => normal },
            { id: 'reducido', header: 'Movimiento reducido', cell: ({ reducido }) => reducido },
          ]}
          rows={MOVES}
          rowKey={({ que }) => que}
        />
      </Entrada>
      <Entrada
        title="Lo que ves ahora"
        note="Cámbialo en la barra de arriba: Movimiento reducido hace ver cualquier historia como la ve quien lo tiene pedido en su sistema."
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <span>
            <Ahora />
          </span>
          <Marquee label="Muestra de estados" items={ESTADOS} />
        </div>
      </Entrada>
      <Entrada title="Cómo se escribe" note="Así no se olvida nadie.">
        <p>
          Todo desplazamiento va dentro de <Code>media.motion</Code>; un fundido puede quedar fuera.
          En un guion, se pregunta a <Code>matchMedia</Code>, nunca al navegador ni a una
          preferencia propia.
        </p>
      </Entrada>
    </Guia>
  ),
  play: async ({ canvas }) =>
    expect(
      canvas.getByText(/^Movimiento (completo|reducido)$/, { selector: 'span' }),
    ).toBeVisible(),
};

export const Reducido: Story = {
  ...Movimiento,
  name: 'Movimiento reducido',
  globals: { movimiento: 'reducido' },
  parameters: { ...meta.parameters, enMovimiento: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Movimiento reducido', { selector: 'span' })).toBeVisible();
    await press(canvas, 'Repetir');
    const moving = canvasElement
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .filter((frame) => 'left' in frame || 'transform' in frame);
    await expect(moving).toEqual([]);
  },
};
