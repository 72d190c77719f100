import type { CallInput } from '@garita/api-client/call';
import { totalOf } from '@garita/domain/listapaga/pago';
import { ListaPagaScreen } from '@garita/ui/screens/listapaga/ListaPagaScreen';
import type {
  ActoListaPaga,
  ListaPagaFila,
  Panel,
} from '@garita/ui/screens/listapaga/ListaPagaScreenProps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../data/read';
import { toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { ascensoPagaQuery, listaPagaPorFechaQuery, listaPagaQuery } from '../queries/listapaga';
import { nominaPreviaQuery } from '../queries/nomina';
import { useRangoParam } from '../router/useRangoParam';

/**
 * The input of the call, with the total that the user saw. If the total has changed, the server
 * refuses.
 */
const toPago = (fila: ListaPagaFila, pagada: boolean): CallInput<'pagar'> =>
  pagada ? { id: fila.id, op: 1, total: totalOf(fila) } : { id: fila.id, op: 0 };

export function Component() {
  const [rango, setRango] = useRangoParam();
  const [panel, setPanel] = useState<Panel | null>(null);
  const fila = panel?.kind === 'ascenso' ? panel.fila.id : null;
  const actual = useQuery({ ...listaPagaQuery(), enabled: rango === null });
  const deEsosDias = useQuery({
    ...listaPagaPorFechaQuery(rango ?? { inicio: '', final: '' }),
    enabled: rango !== null,
  });
  const rangos = useQuery(read('rangos'));
  const pagar = useWrite('pagar');
  const onLote = useSendLote('pagar', (acto: ActoListaPaga, fila: ListaPagaFila) =>
    toPago(fila, acto === 'pagar'),
  );
  const updateLista = useWrite('updateLista');
  const actionReiniciar = useWrite('actionReiniciar');
  const ascensoPaga = useWrite('ascensoPaga');
  return (
    <ListaPagaScreen
      state={toScreenState({ lista: rango ? deEsosDias : actual, rangos })}
      viewer={useSignedInUser()}
      rango={rango}
      onRango={setRango}
      panel={panel}
      onPanel={setPanel}
      onPay={(pago, pagada) => pagar(toPago(pago, pagada))}
      onLote={onLote}
      onUpdate={() => updateLista()}
      onRestartLista={() => actionReiniciar({ op: 1 })}
      previa={useReads({ previa: nominaPreviaQuery() }, panel?.kind === 'nomina')}
      onRestartNomina={(periodo) => actionReiniciar({ op: 0, periodo })}
      oferta={useReads({ oferta: ascensoPagaQuery(fila) })}
      onPromote={(visto) => ascensoPaga({ op: 1, ...visto })}
    />
  );
}
