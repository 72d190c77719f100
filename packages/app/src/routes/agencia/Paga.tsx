import { PagaSeccion } from '@garita/ui/screens/agencia/paga/PagaSeccion';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';

export function Paga() {
  return (
    <PagaSeccion state={useReads({ paga: read('ajustesPaga') })} onSave={useWrite('setPaga')} />
  );
}
