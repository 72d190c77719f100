import styled from 'styled-components';
import { Button } from '../Button';
import { Quiet, Row } from '../layout';
import type { ListMore } from './ListMore';

const Foot = styled(Row)`
  @media print { button { display: none; } }
`;

/**
 * Shown below a list whose older rows are not loaded yet. It says that search and export cover only
 * the loaded rows. A button loads more rows.
 */
export function MoreRows({
  onMore,
  isLoading,
  error,
  hint = 'Aquí está lo más reciente. Buscar, ordenar, exportar e imprimir no alcanzan a lo anterior hasta que se carga.',
}: ListMore & {
  /** The hint for a list without a table; the default names search, sort, export and print. */
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
