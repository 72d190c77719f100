import type { CallAnswer } from '@garita/api-client/sendCall';
import { packActo } from '@garita/domain/tiempos/packActo';
import { TiemposScreen } from '@garita/ui/screens/tiempos/TiemposScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverClock } from '../api';
import { toFoundState, toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { candidatosQuery, tiempoDetalleQuery, tiemposQuery } from '../queries/tiempos';
import { useIdParam } from '../router/useIdParam';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const client = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const onAviso = useFormNotice();
  const [detalle, setDetalle] = useIdParam('detalle');
  const tiempos = useQuery(tiemposQuery());
  const candidatos = useQuery({ ...candidatosQuery(), enabled: isOpening });
  const uno = useQuery(tiempoDetalleQuery(detalle));
  // Every write answers the list as it stands afterwards: it is shown at once.
  const onAnswer = ({ data }: CallAnswer<'openTime' | 'actionTime'>) => client.setQueryData(tiemposQuery().queryKey, data);
  const openTime = useWrite('openTime', { onAnswer });
  const actionTime = useWrite('actionTime', { onAnswer });
  return (
    <TiemposScreen
      state={toScreenState({ tiempos })}
      viewer={viewer}
      now={serverClock.now}
      isOpening={isOpening}
      onOpening={setOpening}
      candidatos={toScreenState({ personas: candidatos })}
      onOpenTime={openTime}
      onAct={(acto) => actionTime(packActo(acto))}
      detalle={detalle === null ? null : { id: detalle, state: toFoundState({ detalle: uno }) }}
      onDetalle={setDetalle}
      onAviso={onAviso}
    />
  );
}
