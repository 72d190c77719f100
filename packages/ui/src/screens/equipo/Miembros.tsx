import styled from 'styled-components';
import { AusenteTag } from '../../components/AusenteTag';
import { Avatar } from '../../components/Avatar';
import { plainList } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { color, radius, space, text } from '../../theme/tokens';
import { PersonaLink } from '../PersonaLink';

const Root = styled.section`
  h2 { margin-bottom: ${space[3]}; }
  > p { color: ${color.tinta2}; }
`;
const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space[3]};
`;
const Member = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 64px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  /* The list has hundreds of people: the browser does not render rows outside the viewport. */
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;
`;
const Words = styled.div`
  min-width: 0;
  line-height: 1.3;
  strong { display: block; overflow-wrap: anywhere; }
`;
const Mision = styled.div`
  color: ${color.tinta2};
  font-size: ${text[15]};
`;

interface MiembrosProps {
  rango: string;
  miembros: readonly { readonly usuario: string; readonly mision: string }[];
  /** The names of the people who are clocked in. */
  dentro: ReadonlySet<string>;
}

export function Miembros({ rango, miembros, dentro }: MiembrosProps) {
  return (
    <Root>
      <h2>{rango}</h2>
      {miembros.length === 0 ? (
        <p>Ahora mismo no hay nadie con este rango.</p>
      ) : (
        <List>
          {miembros.map(({ usuario, mision }) => (
            <Member key={usuario}>
              <Avatar usuario={usuario} />
              <Words>
                <strong>
                  <PersonaLink usuario={usuario} />
                </strong>
                <Mision>{mision}</Mision>
                {dentro.has(usuario) && <StateBadge tone="success">Dentro</StateBadge>}
                <AusenteTag usuario={usuario} />
              </Words>
            </Member>
          ))}
        </List>
      )}
    </Root>
  );
}
