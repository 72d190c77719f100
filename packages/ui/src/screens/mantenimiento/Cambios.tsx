import { useId } from 'react';
import styled from 'styled-components';
import { ChevronRightIcon } from '../../components/icons';
import { color, radius, space, text } from '../../theme/tokens';
import type { Cambio } from './describeCambios';

const Root = styled.section`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  font-size: ${text[15]};
  h3 { font-size: ${text[15]}; }
`;
const Quiet = styled.p`
  color: ${color.tinta2};
`;
const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
`;
const Field = styled.span`
  display: block;
  font-size: ${text[13]};
  color: ${color.tinta2};
`;
const Values = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  overflow-wrap: anywhere;
  del { color: ${color.tinta2}; }
  ins { font-weight: 700; text-decoration: none; }
  svg { flex: none; color: ${color.tinta3}; }
`;

/** What an edit will change, before and after: it is read before it is sent. */
export function Cambios({ cambios }: { cambios: readonly Cambio[] }) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>Lo que cambia</h3>
      {cambios.length === 0 ? (
        <Quiet>Aún nada.</Quiet>
      ) : (
        <List>
          {cambios.map(({ campo, antes, despues }) => (
            <li key={campo}>
              <Field>{campo}</Field>
              <Values>
                <del>{antes}</del>
                <ChevronRightIcon size={16} />
                <ins>{despues}</ins>
              </Values>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
