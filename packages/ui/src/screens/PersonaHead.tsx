import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../components/Avatar';
import { Firma } from '../components/Firma';
import { Row } from '../components/layout';
import { Placa } from '../components/Placa';
import { color, media, space, text } from '../theme/tokens';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  margin-bottom: ${space[6]};
`;
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  h1 { overflow-wrap: anywhere; ${media.compact} { font-size: ${text[27]}; } }
`;
const Facts = styled(Row)`
  gap: ${space[2]} ${space[3]};
  margin-top: ${space[2]};
  color: ${color.tinta2};
`;

export interface Persona {
  readonly usuario: string;
  readonly mision: string;
  readonly firma: string | null;
  readonly id_categoria: number;
}

interface PersonaHeadProps {
  persona: Persona;
  /** The page's title: the name, or a greeting with it. */
  title: string;
  /** Content below the head, over the whole width. */
  children?: ReactNode;
}

/** The head of a page about one person: figure, name, badge, mission and signature. */
export function PersonaHead({
  persona: { usuario, mision, firma, id_categoria },
  title,
  children,
}: PersonaHeadProps) {
  return (
    <Root>
      <Avatar usuario={usuario} size="large" />
      <Words>
        <h1>{title}</h1>
        <Facts>
          <Placa categoria={id_categoria} />
          <span>{mision}</span>
          <Firma firma={firma} />
        </Facts>
      </Words>
      {children}
    </Root>
  );
}
