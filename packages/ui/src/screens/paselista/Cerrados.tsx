import { formatNombres } from '@garita/domain/formato/formatNombres';
import styled from 'styled-components';
import { Notice } from '../../components/Notice';
import { space } from '../../theme/tokens';

// A live region must exist before its text does, or it is not announced; while empty it takes no
// room.
const Live = styled.div`
  &:empty { margin-bottom: -${space[4]}; }
`;

/** Names people who left the list because their time was closed while it was being written. */
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
