import { ApiError } from '@garita/api-client/ApiError';
import type { WriteAnswer } from '@garita/api-client/sendWrite';
import { packActo } from '@garita/domain/tiempos/packActo';
import { type DetalleState, TiemposScreen } from '@garita/ui/screens/tiempos/TiemposScreen';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { candidatosQuery, tiempoDetalleQuery, tiemposQuery } from '../queries/tiempos';
import { parseId } from '../router/useIdParam';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** Whose time the address shows in detail: it can be sent to somebody, and Back closes it. */
function useDetalleParam() {
  const [params, setParams] = useSearchParams();
  const setDetalle = useCallback((id: number | null) => setParams(id === null ? {} : { detalle: String(id) }, { replace: id === null }), [setParams]);
  return [parseId(params.get('detalle')), setDetalle] as const;
}

const statusOf = (error: Error | null): number => (error instanceof ApiError ? error.httpStatus : 0);

export function Component() {
  const viewer = useSignedInUser();
  const client = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const onAviso = useFormNotice();
  const [detalle, setDetalle] = useDetalleParam();
  const tiempos = useQuery(tiemposQuery());
  const candidatos = useQuery({ ...candidatosQuery(), enabled: isOpening });
  const uno = useQuery({ ...tiempoDetalleQuery(detalle ?? 0), ...(detalle === null && { queryFn: skipToken }) });
  // Every write answers the list as it stands afterwards: it is shown at once.
  const onAnswer = ({ data }: WriteAnswer<'openTime' | 'actionTime'>) => client.setQueryData(tiemposQuery().queryKey, data);
  const openTime = useWrite('openTime', { onAnswer });
  const actionTime = useWrite('actionTime', { onAnswer });
  const toDetalle = (): DetalleState => (statusOf(uno.error) === 404 ? { kind: 'notFound', texto: uno.error?.message ?? '' } : toScreenState({ detalle: uno }));
  return (
    <TiemposScreen
      state={toScreenState({ tiempos })}
      viewer={viewer}
      now={serverClock.now}
      isOpening={isOpening}
      onOpening={setOpening}
      candidatos={toScreenState({ personas: candidatos })}
      onAbrir={openTime}
      onActuar={(acto) => actionTime(packActo(acto))}
      detalle={detalle === null ? null : { id: detalle, state: toDetalle() }}
      onDetalle={setDetalle}
      onAviso={onAviso}
    />
  );
}
