import { ApiError } from '@garita/api-client/ApiError';
import { MisionesScreen } from '@garita/ui/screens/misiones/MisionesScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { configuracionQuery } from '../queries/agencia';
import { compradoresQuery, misionesVendidasQuery, preciosMisionQuery, venderMision } from '../queries/misiones';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isSelling, setSelling] = useState(false);
  const notice = useFormNotice(isSelling);
  const client = useQueryClient();
  const vendidas = useQuery(misionesVendidasQuery());
  const compradores = useQuery({ ...compradoresQuery(), enabled: isSelling });
  const precios = useQuery({ ...preciosMisionQuery(), enabled: isSelling });
  const configuracion = useQuery({ ...configuracionQuery(), enabled: isSelling });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['misiones'] });
  const { mutateAsync: vender } = useMutation({ ...venderMision(), onError });
  return (
    <MisionesScreen
      state={toScreenState({ vendidas })}
      viewer={viewer}
      isSelling={isSelling}
      onSelling={setSelling}
      oferta={toScreenState({ compradores, precios, configuracion })}
      onVender={(venta) => {
        notice.clear();
        return vender(venta);
      }}
      onAviso={notice.show}
    />
  );
}
