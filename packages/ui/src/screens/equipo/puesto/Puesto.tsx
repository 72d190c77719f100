import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Row } from '../../../components/layout';
import { lazyPart } from '../../../parts/lazyPart';
import { color, space } from '../../../theme/tokens';
import { countPuesto } from './describePuesto';
import { Escena } from './Escena';
import type { PuestoProps } from './PuestoProps';

const ListaPuesto = lazyPart(() => import('./ListaPuesto'), 'ListaPuesto');

const Root = styled.section`
  margin-bottom: ${space[4]};
`;
const Line = styled(Row)`
  justify-content: space-between;
  gap: ${space[2]};
  padding-top: ${space[1]};
  color: ${color.tinta2};
`;

/** The people who are clocked in. Renders nothing while there are no such people. */
export function Puesto(props: PuestoProps) {
  const { dentro } = props;
  const [isList, setList] = useState(false);
  if (dentro.length === 0) return null;
  return (
    <Root aria-label="La garita">
      {isList ? <ListaPuesto {...props} /> : <Escena {...props} />}
      <Line>
        <span>{countPuesto(dentro)}</span>
        <Button size="small" variant="quiet" onPress={() => setList(!isList)}>
          {isList ? 'Ver la garita' : 'Ver como lista'}
        </Button>
      </Line>
    </Root>
  );
}
