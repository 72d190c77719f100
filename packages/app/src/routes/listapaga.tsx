import { ApiError } from '@garita/api-client/ApiError';
import { totalOf } from '@garita/domain/listapaga/pago';
import { toast } from '@garita/ui/components/toast';
import { ListaPagaScreen, type Panel } from '@garita/ui/screens/listapaga/ListaPagaScreen';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toScreenState } from '../data/toScreenState';
import { actualizarLista, ascenderConPaga, ascensoPagaQuery, listaPagaPorFechaQuery, listaPagaQuery, pagar, reiniciar } from '../queries/listapaga';
import { nominaPreviaQuery } from '../queries/nomina';
import { rangosQuery } from '../queries/rangos';
import { useSignedInUser } from '../session/useSession';

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
  const fila = panel?.kind === 'ascenso' ? panel.fila.id : null;
  const actual = useQuery({ ...listaPagaQuery(), enabled: rango === null });
  const deEsosDias = useQuery({ ...listaPagaPorFechaQuery(rango ?? { inicio: '', final: '' }), enabled: rango !== null });
  const rangos = useQuery(rangosQuery());
  const previa = useQuery({ ...nominaPreviaQuery(), enabled: panel?.kind === 'nomina' });
  const oferta = useQuery({ ...ascensoPagaQuery(fila ?? 0), ...(fila === null && { queryFn: skipToken }) });
  const client = useQueryClient();
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = async (error: Error) => {
    if (!(error instanceof ApiError && [404, 409].includes(error.httpStatus))) return;
    await Promise.all(['listapaga', 'nomina'].map((tema) => client.invalidateQueries({ queryKey: [tema] })));
  };
  const { mutateAsync: marcar } = useMutation({ ...pagar(), onError });
  const { mutateAsync: actualizar } = useMutation({ ...actualizarLista(), onError });
  const { mutateAsync: cerrar } = useMutation({ ...reiniciar(), onError });
  const { mutateAsync: ascender } = useMutation({ ...ascenderConPaga(), onError });
  return (
    <ListaPagaScreen
      state={toScreenState({ lista: rango ? deEsosDias : actual, rangos })}
      viewer={viewer}
      rango={rango}
      onRango={setRango}
      panel={panel}
      onPanel={setPanel}
      onPagar={({ id, monto, multa }, pagada) => marcar({ id, pagada, total: totalOf({ monto, multa }) })}
      onActualizar={() => actualizar()}
      onReiniciarLista={() => cerrar({ op: 1 })}
      previa={toScreenState({ previa })}
      onReiniciarNomina={(periodo) => cerrar({ op: 0, periodo })}
      oferta={toScreenState({ oferta })}
      onAscender={ascender}
      onAviso={(text) => toast.error({ text })}
    />
  );
}
