import styled from 'styled-components';
import { ChevronRightIcon } from '../components/icons';
import { List } from '../components/layout';
import { color, space, text } from '../theme/tokens';

/** A changed field, in words. */
export interface FieldChange {
  readonly campo: string;
  /** Null for a new value. */
  readonly antes: string | null;
  /** Null for a removed value. */
  readonly despues: string | null;
}

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

export function AntesDespues({ cambios }: { cambios: readonly FieldChange[] }) {
  return (
    <List>
      {cambios.map(({ campo, antes, despues }) => (
        <li key={campo}>
          <Field>{campo}</Field>
          <Values>
            {antes !== null && <del>{antes}</del>}
            {antes !== null && despues !== null && <ChevronRightIcon size={16} />}
            {despues !== null && <ins>{despues}</ins>}
          </Values>
        </li>
      ))}
    </List>
  );
}
