import styled from 'styled-components';
import { Button } from '../Button';
import { Quiet, Row } from '../layout';
import type { ListMore } from './ListMore';

const Foot = styled(Row)`
  @media print { button { display: none; } }
`;

/** Below a list of which only the newest part is here: says so, since all that is done with the list is done with that part, and leads on. */
export function MoreRows({
  onMore,
  isLoading,
  error,
  hint = 'Aquí está lo más reciente. Buscar, ordenar, exportar e imprimir no alcanzan a lo anterior hasta que se carga.',
}: ListMore & {
  /** What the list does without, for one that is no table. */
  readonly hint?: string;
}) {
  return (
    <Foot $gap={3}>
      <Button onPress={() => onMore()} isPending={isLoading} pendingLabel="Cargando lo anterior">
        Ver anteriores
      </Button>
      <Quiet $small role={error === null ? undefined : 'alert'}>
        {error ?? hint}
      </Quiet>
    </Foot>
  );
}
