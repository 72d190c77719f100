import { ApiError } from '@garita/api-client/ApiError';
import { packActo } from '@garita/domain/tiempos/packActo';
import { toast } from '@garita/ui/components/toast';
import { type DetalleState, TiemposScreen } from '@garita/ui/screens/tiempos/TiemposScreen';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { session } from '../portal';
import { abrirTiempo, actuarTiempo, candidatosQuery, tiempoDetalleQuery, tiemposQuery } from '../queries/tiempos';
import { parseId } from '../router/useIdParam';
import { useSignedInUser } from '../session/useSession';

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
  const [detalle, setDetalle] = useDetalleParam();
  const tiempos = useQuery(tiemposQuery());
  const candidatos = useQuery({ ...candidatosQuery(), enabled: isOpening });
  const uno = useQuery({ ...tiempoDetalleQuery(detalle ?? 0), ...(detalle === null && { queryFn: skipToken }) });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => [404, 409].includes(statusOf(error)) && client.invalidateQueries({ queryKey: ['tiempos'] });
  const { mutateAsync: abrir } = useMutation({ ...abrirTiempo(client), onError });
  const { mutateAsync: actuar } = useMutation({ ...actuarTiempo(client), onError });
  const isForbidden = statusOf(tiempos.error) === 403;
  useEffect(() => {
    // Clocked out elsewhere, perhaps: once the session knows, neither the menu nor the guard leads here any more.
    if (isForbidden) void session.reload();
  }, [isForbidden]);
  const toDetalle = (): DetalleState => (statusOf(uno.error) === 404 ? { kind: 'notFound', texto: uno.error?.message ?? '' } : toScreenState({ detalle: uno }));
  return (
    <TiemposScreen
      state={toScreenState({ tiempos })}
      viewer={viewer}
      now={serverClock.now}
      isOpening={isOpening}
      onOpening={setOpening}
      candidatos={toScreenState({ personas: candidatos })}
      onAbrir={abrir}
      onActuar={(acto) => actuar(packActo(acto))}
      detalle={detalle === null ? null : { id: detalle, state: toDetalle() }}
      onDetalle={setDetalle}
      onAviso={(text) => toast.error({ text })}
    />
  );
}
