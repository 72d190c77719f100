import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Avatar, AvatarTemplateContext } from '../components/Avatar';
import { Firma } from '../components/Firma';
import { LitWindow } from '../components/LitWindow';
import { Placa } from '../components/Placa';
import { StateBadge } from '../components/StateBadge';
import { PersonaCell } from '../screens/PersonaCell';
import { color, radius, space } from '../theme/tokens';
import { Code, Entrada, Guia, Small } from './Guia';
import { STORY_PEOPLE } from './storyPeople';

const meta = {
  id: 'guia-placas-y-avatares',
  title: 'Guía/Placas y avatares',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers of twelve categories, and of a 13th with the metal of the 12th. */
const CATEGORIAS = Array.from({ length: 13 }, (_, index) => index + 1);
const SIN_IMAGEN = 'data:image/png;base64,AAAA';

const Shelf = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
  & + & { margin-top: ${space[5]}; }
`;
const Labelled = styled.figure`
  display: grid;
  justify-items: center;
  align-content: end;
  gap: ${space[2]};
  figcaption { text-align: center; }
`;
const People = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space[2]} ${space[5]}; min-height: 60px; padding: ${space[2]} ${space[4]}; }
  li + li { border-top: 1px solid ${color.borde}; }
`;
const Signs = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const people = Object.values(STORY_PEOPLE).reverse();

export const PlacasYAvatares: Story = {
  name: 'Placas y avatares',
  render: () => (
    <Guia
      title="Placas y avatares"
      lead="La gente del portal viene de un mundo de píxeles y aquí se respeta: se amplía por números enteros o no se amplía. Y si un servicio no responde, nadie se queda sin cara."
    >
      <Entrada
        title="Placas"
        note="Mientras la agencia no sube su imagen, un esmalte con el número de la categoría. El metal sube con el rango: hierro, cobre, plata, oro y carmesí."
      >
        {([40, 28] as const).map((size) => (
          <Shelf key={size}>
            {CATEGORIAS.map((categoria) => (
              <Placa key={categoria} categoria={categoria} size={size} />
            ))}
            <Small>{size} px</Small>
          </Shelf>
        ))}
      </Entrada>
      <Entrada
        title="Placas con imagen"
        note={
          <>
            La imagen se ve a su tamaño, sin reescalar; lo que sobre se recorta. Si no se puede
            leer, vuelve el esmalte. El nombre del rango va en <Code>label</Code>.
          </>
        }
      >
        <Shelf>
          <Labelled>
            <Placa
              categoria={9}
              size={40}
              image="./avatares.svg#Fundadora"
              label="Placa con imagen"
            />
            <figcaption>
              <Small>Con imagen</Small>
            </figcaption>
          </Labelled>
          <Labelled>
            <Placa categoria={9} size={40} image={SIN_IMAGEN} label="Placa cuya imagen falla" />
            <figcaption>
              <Small>La imagen falla</Small>
            </figcaption>
          </Labelled>
        </Shelf>
      </Entrada>
      <Entrada
        title="Avatares"
        note="Tres tamaños, sobre una baldosa de su mundo. La figura crece de uno en uno: al doble o al triple, nunca a medias."
      >
        <Shelf>
          {(['medium', 'large', 'huge'] as const).map((size) => (
            <Labelled key={size}>
              <Avatar usuario="Supervisora" size={size} />
              <figcaption>
                <Code>{size}</Code>
              </figcaption>
            </Labelled>
          ))}
        </Shelf>
      </Entrada>
      <Entrada
        title="Sin servicio de avatares"
        note="Iniciales, en el mismo sitio y del mismo tamaño: nada salta, nadie espera y ningún aviso molesta."
      >
        <Shelf>
          <AvatarTemplateContext value={null}>
            {people.map(({ usuario }) => (
              <Labelled key={usuario}>
                <Avatar usuario={usuario} />
                <figcaption>
                  <Small>{usuario}</Small>
                </figcaption>
              </Labelled>
            ))}
          </AvatarTemplateContext>
          <AvatarTemplateContext value={`data:image/png;de={usuario};base64,AAAA`}>
            <Labelled>
              <Avatar usuario="Ronda-Nocturna" label="Ronda-Nocturna, sin figura" />
              <figcaption>
                <Small>La figura falla</Small>
              </figcaption>
            </Labelled>
          </AvatarTemplateContext>
        </Shelf>
      </Entrada>
      <Entrada
        title="Todo junto"
        note={
          <>
            Así se lee a una persona: figura, nombre, categoría y placa; su firma, si la tiene, y si
            está de servicio. Es <Code>PersonaCell</Code>.
          </>
        }
      >
        <People>
          {people.map(({ usuario, id_categoria, firma, fichaje }) => (
            <li key={usuario}>
              <PersonaCell usuario={usuario} categoria={id_categoria} />
              <Signs>
                <Firma firma={firma} />
                <LitWindow lit={fichaje}>{fichaje ? 'Fichada' : 'Sin fichar'}</LitWindow>
              </Signs>
            </li>
          ))}
        </People>
      </Entrada>
      <Entrada
        title="Firmas y estados"
        note="La firma es un sello: tres signos, borde y letra de ancho fijo. Un estado es un punto cuadrado y una palabra; el color solo acompaña."
      >
        <Shelf>
          <Firma firma="ABZ" />
          <Firma firma="MTÑ" />
          <StateBadge tone="success">Activo</StateBadge>
          <StateBadge tone="caution">Pausado</StateBadge>
          <StateBadge tone="danger">Despedido</StateBadge>
          <StateBadge tone="info">En espera</StateBadge>
          <StateBadge tone="neutral">Sin ligar</StateBadge>
        </Shelf>
      </Entrada>
    </Guia>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('img', { name: 'Placa cuya imagen falla' }).querySelector('svg'),
      ).not.toBeNull(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Ronda-Nocturna, sin figura' })).toHaveTextContent(
        'RN',
      ),
    );
  },
};
