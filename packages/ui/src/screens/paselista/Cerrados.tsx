import { formatNombres } from '@garita/domain/formato/formatNombres';
import styled from 'styled-components';
import { Notice } from '../../components/Notice';
import { space } from '../../theme/tokens';

// The region is rendered even while empty, because screen readers announce only text that is added
// to an existing live region. While empty it takes no room.
const Live = styled.div`
  &:empty { margin-bottom: -${space[4]}; }
`;

/** Names the people who left the list while it was being written, because their time was closed. */
export function Cerrados({ nombres }: { nombres: readonly string[] }) {
  const left =
    nombres.length === 1
      ? 'Ya no tiene un tiempo abierto y sale de la lista'
      : 'Ya no tienen un tiempo abierto y salen de la lista';
  return (
    <Live role="status">
      {nombres.length > 0 && (
        <Notice tone="caution">{`${left}: ${formatNombres(nombres)}.`}</Notice>
      )}
    </Live>
  );
}
