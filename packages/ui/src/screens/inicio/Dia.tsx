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
  ${media.compact} { > :nth-child(2) { order: 2; } }
`;
const Right = styled(Column)`
  ${media.compact} { > :nth-child(3) { order: 1; } }
`;

/**
 * The start page of a signed-in user: the person on the left, tasks and period on the right. The
 * week is in the shorter column: on the left for a leader, on the right for a user with shortcuts.
 */
export function Dia({ primeros, puesto, pendientes, hoy, atajos, paga, onPaga, ...own }: DiaProps) {
  const semana = <Semana state={hoy} />;
  const isLeader = atajos.length === 0;
  return (
    <>
      {primeros}
      {puesto}
      <Root>
        <Left>
          <Persona hoy={hoy} {...own} />
          {isLeader ? semana : <AMano atajos={atajos} />}
        </Left>
        <Right>
          <PorHacer state={pendientes} isProposed={own.solicitud !== null} />
          <Periodo state={hoy} paga={paga} now={own.now} onPaga={onPaga} />
          {!isLeader && semana}
        </Right>
      </Root>
    </>
  );
}
