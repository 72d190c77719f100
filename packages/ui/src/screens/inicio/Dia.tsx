import styled from 'styled-components';
import { Stack } from '../../components/layout';
import { space } from '../../theme/tokens';
import { AMano } from './AMano';
import type { DiaProps } from './DiaProps';
import { Periodo } from './Periodo';
import { Persona } from './Persona';
import { PorHacer } from './PorHacer';
import { Semana } from './Semana';

const Root = styled(Stack)`
  gap: ${space[4]};
  margin-bottom: ${space[4]};
  /* From 720 px, two columns: the person and the week on the left, tasks and period on the
     right, shortcuts below. From 1080 px the shortcuts are a third column. */
  @media (min-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(3) { grid-area: 2 / 2; }
    > :nth-child(4) { grid-area: 2 / 1; }
    > :nth-child(5) { grid-column: 1 / -1; }
  }
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
    > :nth-child(5) { grid-area: 1 / 3 / 3; align-self: start; }
  }
`;

export function Dia({ pendientes, hoy, atajos, puesto, ...own }: DiaProps) {
  return (
    <>
      {puesto}
      <Root>
        <Persona hoy={hoy} {...own} />
        <PorHacer state={pendientes} />
        <Periodo state={hoy} />
        <Semana state={hoy} />
        <AMano atajos={atajos} />
      </Root>
    </>
  );
}
