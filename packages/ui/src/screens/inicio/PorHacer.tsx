import { formatInstant } from '@garita/domain/formato/instant';
import { actoDe, describePendiente, type Pendiente } from '@garita/domain/inicio/pendientes';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { Quiet, RuledList } from '../../components/layout';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, space, text } from '../../theme/tokens';
import type { BloqueState } from './Bloque';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} 0;
  &:first-child { padding-top: 0; }
  &:last-child { padding-bottom: 0; }
  > div { flex: 1 1 180px; min-width: 0; }
  p { font-weight: 700; }
  small { color: ${color.tinta2}; font-size: ${text[15]}; }
`;

function Espera({ tipo, cuantos, desde }: Pendiente) {
  const { acto, ruta } = actoDe(tipo);
  return (
    <Item>
      <div>
        <p>{describePendiente({ tipo, cuantos })}</p>
        {desde !== null && <small>{`Desde el ${formatInstant(desde)}`}</small>}
      </div>
      <LinkButton href={ruta} size="small">
        {acto}
      </LinkButton>
    </Item>
  );
}

function Lista({ pendientes }: { pendientes: readonly Pendiente[] }) {
  if (pendientes.length === 0) return <Quiet>Nada te espera. Buen turno.</Quiet>;
  return (
    <RuledList>
      {pendientes.map((pendiente) => (
        <Espera key={pendiente.tipo} {...pendiente} />
      ))}
    </RuledList>
  );
}

/** The user's pending tasks, the most urgent first, each with a link to its screen. */
export function PorHacer({ state }: { state: BloqueState<readonly Pendiente[]> }) {
  return (
    <Card title="Por hacer">
      {state.kind === 'loading' && (
        <Loading>
          <Skeleton height="96px" />
        </Loading>
      )}
      {state.kind === 'failed' && <Quiet>Ahora mismo no se puede saber qué te espera.</Quiet>}
      {state.kind === 'ready' && <Lista pendientes={state.data} />}
    </Card>
  );
}
