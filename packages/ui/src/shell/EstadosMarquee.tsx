import { useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../components/Avatar';
import { PauseIcon, PlayIcon } from '../components/icons';
import { Marquee } from '../components/Marquee';
import { color, media, onSurface, radius, space, text } from '../theme/tokens';
import { BarButton } from './BarButton';

const Strip = styled.div`
  display: flex;
  align-items: center;
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${color.borde};
  background: ${color.pozo};
  ${media.compact} { padding: ${space[1]} 0; }
  > :first-child { flex: 1; min-width: 0; }
  @media print { display: none; }
`;
/** The pause button. It is hidden with reduced motion, when nothing moves. */
const Pause = styled.div`
  flex: none;
  padding: 0 ${space[2]};
  @media (prefers-reduced-motion: reduce) { display: none; }
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
  ${media.compact} { padding: 0 ${space[2]} 0 0; border: 0; background: none; }
`;
const Words = styled.div`
  min-width: 0;
  font-size: ${text[15]};
  line-height: 1.35;
  ${media.compact} { display: flex; gap: ${space[2]}; white-space: nowrap; }
`;
const Name = styled.p`
  font-weight: 700;
`;
// A message of a hundred characters fills two lines, and a very long word is clipped. On a phone
// the message is one line of its full length.
const Message = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.tinta2};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${media.compact} { display: block; }
`;

export interface EstadoCard {
  readonly id: number;
  readonly mensaje: string;
  readonly usuarioNombre: string;
}

/** The people's statuses in a marquee below the bar (SHL-45 to SHL-51); nothing without any. */
export function EstadosMarquee({ estados }: { estados: readonly EstadoCard[] }) {
  const [isPaused, setPaused] = useState(false);
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
      <Marquee label="Estados" items={items} isPaused={isPaused} />
      <Pause>
        <BarButton
          label={isPaused ? 'Reanudar los estados' : 'Parar los estados'}
          onPress={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
        </BarButton>
      </Pause>
    </Strip>
  );
}
