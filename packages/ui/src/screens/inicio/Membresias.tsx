import { formatPrecioMembresia } from '@garita/domain/membresias/formatPrecioMembresia';
import styled from 'styled-components';
import { Carousel } from '../../components/Carousel';
import { useMoneda } from '../../components/MonedaContext';
import { color, font, inset, radius, space, text } from '../../theme/tokens';
import { IconoMembresia } from '../IconoMembresia';

const Sheet = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[3]};
  padding: ${space[4]} ${inset};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  > p { color: ${color.tinta2}; overflow-wrap: anywhere; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
`;
const Price = styled.strong`
  font-family: ${font.title};
  font-size: ${text[20]};
`;

/** The fields of a membership that are used here, as on the wire. */
export interface MembresiaWire {
  readonly id: number;
  readonly nombre: string;
  readonly precio: number;
  readonly perma: number;
  readonly image: string;
  readonly details: string;
}

/** The memberships on offer, each with its price, monthly or permanent (HOM-13, HOM-14). */
export function Membresias({ membresias }: { membresias: readonly MembresiaWire[] }) {
  const moneda = useMoneda();
  return (
    <Carousel
      label="Membresías"
      items={membresias.map((membresia) => ({
        id: membresia.id,
        content: (
          <Sheet>
            <Head>
              <IconoMembresia image={membresia.image} size={48} />
              <h3>{membresia.nombre}</h3>
            </Head>
            <p>{membresia.details}</p>
            <Price>{formatPrecioMembresia(membresia, moneda)}</Price>
          </Sheet>
        ),
      }))}
    />
  );
}
