import { PagaSeccion } from '@garita/ui/screens/agencia/paga/PagaSeccion';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { ajustesPagaQuery } from '../../queries/paga';

export function Paga() {
  return (
    <PagaSeccion state={useReads({ paga: ajustesPagaQuery() })} onSave={useWrite('setPaga')} />
  );
}
