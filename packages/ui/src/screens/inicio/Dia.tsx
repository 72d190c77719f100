import styled from 'styled-components';
import { useMedia } from '../../components/DataTable/useMedia';
import { COMPACT, media, space } from '../../theme/tokens';
import { AMano } from './AMano';
import type { DiaProps } from './DiaProps';
import { Periodo } from './Periodo';
import { Persona } from './Persona';
import { PorHacer } from './PorHacer';
import { isSemanaVacia, Semana } from './Semana';

const First = styled.div`
  &:not(:empty) { margin-bottom: ${space[4]}; }
`;
const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
/** The last card of a column grows, so that both columns end together. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  > :last-child { flex: 1; }
`;

/** From these numbers of tasks on, the left column has room for a leader's period. */
const MANY = { sinSemana: 2, conSemana: 6 };

/** Whether a leader's tasks are about as tall as the person, the week and the period. */
function isLong({ pendientes, hoy }: Pick<DiaProps, 'pendientes' | 'hoy'>): boolean {
  if (pendientes.kind !== 'ready' || hoy.kind !== 'ready') return false;
  return pendientes.data.length >= (isSemanaVacia(hoy.data) ? MANY.sinSemana : MANY.conSemana);
}

/** The tasks of the list: a promotion that another part of the page shows is not repeated. */
function listTareas({ pendientes, solicitud }: Pick<DiaProps, 'pendientes' | 'solicitud'>) {
  if (pendientes.kind !== 'ready' || solicitud === null) return pendientes;
  return { ...pendientes, data: pendientes.data.filter(({ tipo }) => tipo !== 'solicitudes') };
}

/**
 * The start page of a signed-in user: the person on the left, the tasks on the right. The week and
 * the period fill the shorter column. A leader has the week on the left, and the period too if
 * there are many tasks. A user with shortcuts has the week and the period on the right. A phone has
 * one column, where the week and the shortcuts come last. The focus follows the visible order.
 */
export function Dia({ primeros, puesto, pendientes, hoy, atajos, paga, onPaga, ...own }: DiaProps) {
  const isCompact = useMedia(COMPACT);
  const isLeader = atajos.length === 0;
  const tareas = listTareas({ pendientes, solicitud: own.solicitud });
  const semana = <Semana state={hoy} />;
  const periodo = <Periodo state={hoy} paga={paga} now={own.now} onPaga={onPaga} />;
  const aside = isLeader ? semana : <AMano atajos={atajos} />;
  const hasPeriodo = !isCompact && isLeader && isLong({ pendientes: tareas, hoy });
  return (
    <>
      <First>{primeros}</First>
      {puesto}
      <Root>
        <Column>
          <Persona hoy={hoy} {...own} />
          {!isCompact && aside}
          {hasPeriodo && periodo}
        </Column>
        <Column>
          <PorHacer state={tareas} />
          {!hasPeriodo && periodo}
          {!isLeader && semana}
          {isCompact && aside}
        </Column>
      </Root>
    </>
  );
}
