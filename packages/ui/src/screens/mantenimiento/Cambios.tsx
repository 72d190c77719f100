import { useId } from 'react';
import styled from 'styled-components';
import { Quiet } from '../../components/layout';
import { color, radius, space, text } from '../../theme/tokens';
import { AntesDespues, type FieldChange } from '../AntesDespues';

const Root = styled.section`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  font-size: ${text[15]};
  h3 { margin-bottom: ${space[2]}; font-size: ${text[15]}; }
`;

export function Cambios({ cambios }: { cambios: readonly FieldChange[] }) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>Lo que cambia</h3>
      {cambios.length === 0 ? <Quiet>Aún nada.</Quiet> : <AntesDespues cambios={cambios} />}
    </Root>
  );
}
