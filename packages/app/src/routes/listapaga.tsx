import { totalOf } from '@garita/domain/listapaga/pago';
import { ListaPagaScreen } from '@garita/ui/screens/listapaga/ListaPagaScreen';
import type { Panel } from '@garita/ui/screens/listapaga/ListaPagaScreenProps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { ascensoPagaQuery, listaPagaPorFechaQuery, listaPagaQuery } from '../queries/listapaga';
import { nominaPreviaQuery } from '../queries/nomina';
import { rangosQuery } from '../queries/rangos';
import { useRangoParam } from '../router/useRangoParam';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const [rango, setRango] = useRangoParam();
  const [panel, setPanel] = useState<Panel | null>(null);
  const fila = panel?.kind === 'ascenso' ? panel.fila.id : null;
  const actual = useQuery({ ...listaPagaQuery(), enabled: rango === null });
  const deEsosDias = useQuery({ ...listaPagaPorFechaQuery(rango ?? { inicio: '', final: '' }), enabled: rango !== null });
  const rangos = useQuery(rangosQuery());
  const pagar = useWrite('pagar');
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
      onPay={({ id, monto, multa }, pagada) => pagar(pagada ? { id, op: 1, total: totalOf({ monto, multa }) } : { id, op: 0 })}
      onUpdate={() => updateLista()}
      onRestartLista={() => actionReiniciar({ op: 1 })}
      previa={useReads({ previa: nominaPreviaQuery() }, panel?.kind === 'nomina')}
      onRestartNomina={(periodo) => actionReiniciar({ op: 0, periodo })}
      oferta={useReads({ oferta: ascensoPagaQuery(fila) })}
      onPromote={(visto) => ascensoPaga({ op: 1, ...visto })}
      onAviso={useFormNotice()}
    />
  );
}
