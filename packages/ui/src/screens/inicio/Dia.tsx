import styled from 'styled-components';
import { media, space } from '../../theme/tokens';
import { AMano } from './AMano';
import type { DiaProps } from './DiaProps';
import { Periodo } from './Periodo';
import { Persona } from './Persona';
import { PorHacer } from './PorHacer';
import { Semana } from './Semana';

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
/*
 * The last card of a column grows, so that both columns end together. On a phone there is one
 * column, and the week comes after the tasks, since it has no buttons.
 */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  > :last-child { flex: 1; }
  ${media.compact} { display: contents; }
`;
const Left = styled(Column)`
  ${media.compact} { > :nth-child(2) { order: 1; } }
`;
const Right = styled(Column)`
  ${media.compact} { > :nth-child(3) { order: 2; } }
`;

/**
 * The start page of a signed-in user: person and week on the left, tasks and period on the right.
 */
export function Dia({ primeros, puesto, pendientes, hoy, atajos, paga, onPaga, ...own }: DiaProps) {
  return (
    <>
      {primeros}
      {puesto}
      <Root>
        <Left>
          <Persona hoy={hoy} {...own} />
          <Semana state={hoy} />
        </Left>
        <Right>
          <PorHacer state={pendientes} isProposed={own.solicitud !== null} />
          <Periodo state={hoy} paga={paga} now={own.now} onPaga={onPaga} />
          {atajos.length > 0 && <AMano atajos={atajos} />}
        </Right>
      </Root>
    </>
  );
}
