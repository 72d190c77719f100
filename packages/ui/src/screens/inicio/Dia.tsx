import styled from 'styled-components';
import { media, space } from '../../theme/tokens';
import { AMano } from './AMano';
import type { DiaProps } from './DiaProps';
import { Periodo } from './Periodo';
import { Persona } from './Persona';
import { PorHacer } from './PorHacer';
import { isEmpty, Semana } from './Semana';

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
const Left = styled(Column)<{ $hasPeriodo: boolean }>`
  ${media.compact} {
    > :nth-child(2) { order: 2; }
    ${({ $hasPeriodo }) => $hasPeriodo && '> :last-child { order: 1; }'}
  }
`;
const Right = styled(Column)`
  ${media.compact} { > :nth-child(3) { order: 1; } }
`;

/** From these numbers of tasks on, the left column has room for a leader's period. */
const MANY = { sinSemana: 2, conSemana: 6 };

/** Whether a leader's tasks are about as tall as the person, the week and the period. */
function isLong({ pendientes, hoy }: Pick<DiaProps, 'pendientes' | 'hoy'>): boolean {
  if (pendientes.kind !== 'ready' || hoy.kind !== 'ready') return false;
  return pendientes.data.length >= (isEmpty(hoy.data) ? MANY.sinSemana : MANY.conSemana);
}

/**
 * The start page of a signed-in user: the person on the left, the tasks on the right. The week and
 * the period fill the shorter column. A leader has the week on the left, and the period too if
 * there are many tasks. A user with shortcuts has the week and the period on the right.
 */
export function Dia({ primeros, puesto, pendientes, hoy, atajos, paga, onPaga, ...own }: DiaProps) {
  const semana = <Semana state={hoy} />;
  const periodo = <Periodo state={hoy} paga={paga} now={own.now} onPaga={onPaga} />;
  const isLeader = atajos.length === 0;
  const hasPeriodo = isLeader && isLong({ pendientes, hoy });
  return (
    <>
      {primeros}
      {puesto}
      <Root>
        <Left $hasPeriodo={hasPeriodo}>
          <Persona hoy={hoy} {...own} />
          {isLeader ? semana : <AMano atajos={atajos} />}
          {hasPeriodo && periodo}
        </Left>
        <Right>
          <PorHacer state={pendientes} isProposed={own.solicitud !== null} />
          {!hasPeriodo && periodo}
          {!isLeader && semana}
        </Right>
      </Root>
    </>
  );
}
