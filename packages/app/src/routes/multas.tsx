import { ApiError } from '@garita/api-client/ApiError';
import { MultasScreen } from '@garita/ui/screens/multas/MultasScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { borrarMulta, marcarMulta, multar, multasQuery } from '../queries/multas';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const notice = useFormNotice(isAsking);
  const client = useQueryClient();
  const multas = useQuery(multasQuery());
  const personas = useQuery({ ...personasQuery(), enabled: isAsking });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['multas'] });
  const { mutateAsync: poner } = useMutation({ ...multar(), onError });
  const { mutateAsync: marcar } = useMutation({ ...marcarMulta(), onError });
  const { mutateAsync: borrar } = useMutation({ ...borrarMulta(), onError });
  return (
    <MultasScreen
      state={toScreenState({ multas })}
      viewer={viewer}
      isAsking={isAsking}
      onAsking={setAsking}
      personas={toScreenState({ personas })}
      onMultar={(multa) => {
        notice.clear();
        return poner(multa);
      }}
      onMarcar={({ id }, cobrada) => marcar({ id, cobrada })}
      onBorrar={({ id }) => borrar(id)}
      onAviso={notice.show}
    />
  );
}
