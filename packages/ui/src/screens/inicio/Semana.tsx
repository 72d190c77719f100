import { DIAS_SEMANA, LETRAS_SEMANA } from '@garita/domain/formato/diasSemana';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { upperFirst } from '@garita/domain/formato/upperFirst';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, space, text } from '../../theme/tokens';
import type { BloqueState } from './Bloque';
import type { Hoy } from './DiaProps';

const HEIGHT = 88;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0 0 ${space[3]};
  padding: 0;
  list-style: none;
  font-size: ${text[13]};
  color: ${color.tinta2};
  text-align: center;
`;
const Well = styled.div`
  display: flex;
  align-items: end;
  height: ${HEIGHT}px;
  border-bottom: 1px solid ${color.bordeControl};
`;
const Bar = styled.div<{ $today: boolean }>`
  width: 100%;
  border-radius: 3px 3px 0 0;
  print-color-adjust: exact;
  background: ${({ $today }) => ($today ? color.petroleo : color.bordeControl)};
  @media (forced-colors: active) { background: CanvasText; forced-color-adjust: none; }
`;
const Day = styled.span<{ $today: boolean }>`
  ${({ $today }) => $today && `color: ${color.tinta}; font-weight: 700;`}
`;

const describeRacha = (racha: number): string => (racha > 1 ? ` ${racha} días seguidos.` : '');

function Barras({ hoy, semana, racha }: Hoy) {
  const most = Math.max(1, ...semana.map(({ minutos }) => minutos));
  const total = semana.reduce((sum, { minutos }) => sum + minutos, 0);
  return (
    <>
      <Bars>
        {semana.map(({ dia, minutos }, index) => {
          const name = upperFirst(DIAS_SEMANA[index] ?? '');
          return (
            <li key={dia}>
              <Well aria-hidden="true">
                <Bar
                  $today={dia === hoy}
                  style={{ height: `${Math.round((minutos / most) * HEIGHT)}px` }}
                />
              </Well>
              <Day $today={dia === hoy} aria-hidden="true">
                {LETRAS_SEMANA[index]}
              </Day>
              <VisuallyHidden>{`${name}${dia === hoy ? ', hoy' : ''}: ${sayMinutes(minutos)}`}</VisuallyHidden>
            </li>
          );
        })}
      </Bars>
      <Quiet>{`${sayMinutes(total)} dentro.${describeRacha(racha)}`}</Quiet>
    </>
  );
}

/** Whether the user has no minutes this week and no streak. The week is then not shown. */
export const isSemanaVacia = ({ semana, racha }: Hoy): boolean =>
  racha === 0 && semana.every(({ minutos }) => minutos === 0);

/** The clocked minutes on each day of the agency's week; nothing for an empty week. */
export function Semana({ state }: { state: BloqueState<Hoy> }) {
  if (state.kind === 'ready' && isSemanaVacia(state.data)) return null;
  return (
    <Card title="Esta semana">
      {state.kind === 'loading' && (
        <Loading>
          <Skeleton height="140px" />
        </Loading>
      )}
      {state.kind === 'failed' && <Quiet>Ahora mismo no se puede saber.</Quiet>}
      {state.kind === 'ready' && <Barras {...state.data} />}
    </Card>
  );
}
