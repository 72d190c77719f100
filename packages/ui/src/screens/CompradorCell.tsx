import styled from 'styled-components';
import { Avatar } from '../components/Avatar';
import { color, media, space, text } from '../theme/tokens';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  ${media.wide} { min-width: 196px; }
`;
const Name = styled.div`
  font-weight: 700;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
const Second = styled.div`
  font-size: ${text[13]};
  font-weight: 400;
  color: ${color.tinta3};
`;

/** What stands in the place of a category for somebody who has none here. */
export const FUERA = 'Fuera de la agencia';

interface CompradorCellProps {
  usuario: string;
  /** 1 for somebody outside the agency. */
  externo?: number;
}

/** Who bought something: figure and name, and whether they are of the agency. */
export function CompradorCell({ usuario, externo = 0 }: CompradorCellProps) {
  return (
    <Root>
      <Avatar usuario={usuario} />
      <div>
        <Name translate="no">{usuario}</Name>
        {externo === 1 && <Second>{FUERA}</Second>}
      </div>
    </Root>
  );
}
