import styled from 'styled-components';
import { Avatar } from '../components/Avatar';
import { Marquee } from '../components/Marquee';
import { color, media, onSurface, radius, space, text } from '../theme/tokens';

const Strip = styled.div`
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${color.borde};
  background: ${color.pozo};
  @media print { display: none; }
`;

const Root = styled.article`
  ${onSurface}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  ${media.compact} { padding: ${space[1]} ${space[2]}; }
`;
const Words = styled.div`
  min-width: 0;
  font-size: ${text[15]};
  line-height: 1.35;
`;
const Name = styled.p`
  font-weight: 700;
`;
// A hundred characters fill two lines; a word without an end is cut.
const Message = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.tinta2};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export interface EstadoCard {
  readonly id: number;
  readonly mensaje: string;
  readonly usuarioNombre: string;
}

/** What people say today, passing by below the bar (SHL-45 to SHL-51); nothing when nobody says anything. */
export function EstadosMarquee({ estados }: { estados: readonly EstadoCard[] }) {
  if (estados.length === 0) return null;
  const items = estados.map(({ id, mensaje, usuarioNombre }) => ({
    id,
    content: (
      <Root>
        <Avatar usuario={usuarioNombre} />
        <Words>
          <Name>{usuarioNombre}</Name>
          <Message>{mensaje}</Message>
        </Words>
      </Root>
    ),
  }));
  return (
    <Strip>
      <Marquee label="Estados" items={items} />
    </Strip>
  );
}
