import { ApiError } from '@garita/api-client/ApiError';
import { MembresiasScreen } from '@garita/ui/screens/membresias/MembresiasScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { borrarMembresia, catalogoQuery, membresiasVendidasQuery, venderMembresia } from '../queries/membresias';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isSelling, setSelling] = useState(false);
  const notice = useFormNotice(isSelling);
  const client = useQueryClient();
  const vendidas = useQuery(membresiasVendidasQuery());
  const catalogo = useQuery({ ...catalogoQuery(), enabled: isSelling });
  const personas = useQuery({ ...personasQuery(), enabled: isSelling });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) =>
    error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['membresias'] });
  const { mutateAsync: vender } = useMutation({ ...venderMembresia(), onError });
  const { mutateAsync: borrar } = useMutation({ ...borrarMembresia(), onError });
  return (
    <MembresiasScreen
      state={toScreenState({ vendidas })}
      viewer={viewer}
      now={serverClock.now}
      isSelling={isSelling}
      onSelling={setSelling}
      oferta={toScreenState({ catalogo, personas })}
      onVender={(venta) => {
        notice.clear();
        return vender(venta);
      }}
      onBorrar={({ id }) => borrar(id)}
      onAviso={notice.show}
    />
  );
}
