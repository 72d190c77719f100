import { totalOf } from '@garita/domain/listapaga/pago';
import { ListaPagaScreen, type Panel } from '@garita/ui/screens/listapaga/ListaPagaScreen';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { ascensoPagaQuery, listaPagaPorFechaQuery, listaPagaQuery } from '../queries/listapaga';
import { nominaPreviaQuery } from '../queries/nomina';
import { rangosQuery } from '../queries/rangos';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** The days that the address names, so that it can be sent to somebody and Back works. */
function useRango() {
  const [params, setParams] = useSearchParams();
  const [inicio, final] = [params.get('desde'), params.get('hasta')];
  return {
    rango: inicio && final ? { inicio, final } : null,
    setRango: (days: { inicio: string; final: string } | null): void => setParams(days ? { desde: days.inicio, hasta: days.final } : {}),
  };
}

export function Component() {
  const viewer = useSignedInUser();
  const { rango, setRango } = useRango();
  const [panel, setPanel] = useState<Panel | null>(null);
  const onAviso = useFormNotice();
  const fila = panel?.kind === 'ascenso' ? panel.fila.id : null;
  const actual = useQuery({ ...listaPagaQuery(), enabled: rango === null });
  const deEsosDias = useQuery({ ...listaPagaPorFechaQuery(rango ?? { inicio: '', final: '' }), enabled: rango !== null });
  const rangos = useQuery(rangosQuery());
  const previa = useQuery({ ...nominaPreviaQuery(), enabled: panel?.kind === 'nomina' });
  const oferta = useQuery({ ...ascensoPagaQuery(fila ?? 0), ...(fila === null && { queryFn: skipToken }) });
  const pagar = useWrite('pagar');
  const updateLista = useWrite('updateLista');
  const actionReiniciar = useWrite('actionReiniciar');
  const ascensoPaga = useWrite('ascensoPaga');
  return (
    <ListaPagaScreen
      state={toScreenState({ lista: rango ? deEsosDias : actual, rangos })}
      viewer={viewer}
      rango={rango}
      onRango={setRango}
      panel={panel}
      onPanel={setPanel}
      onPagar={({ id, monto, multa }, pagada) => pagar(pagada ? { id, op: 1, total: totalOf({ monto, multa }) } : { id, op: 0 })}
      onActualizar={() => updateLista()}
      onReiniciarLista={() => actionReiniciar({ op: 1 })}
      previa={toScreenState({ previa })}
      onReiniciarNomina={(periodo) => actionReiniciar({ op: 0, periodo })}
      oferta={toScreenState({ oferta })}
      onAscender={(visto) => ascensoPaga({ op: 1, ...visto })}
      onAviso={onAviso}
    />
  );
}
