import { ApiError } from '@garita/api-client/ApiError';
import { DespidosScreen } from '@garita/ui/screens/despidos/DespidosScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { despedir, despidosQuery } from '../queries/despidos';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';
import { useIngreso } from '../usuarios/useIngreso';

export function Component() {
  const viewer = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const notice = useFormNotice(isAsking);
  const client = useQueryClient();
  const despidos = useQuery(despidosQuery());
  const personas = useQuery({ ...personasQuery(), enabled: isAsking });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => {
    if (error instanceof ApiError && [404, 409].includes(error.httpStatus)) {
      return Promise.all(['despidos', 'usuarios'].map((tema) => client.invalidateQueries({ queryKey: [tema] })));
    }
    return undefined;
  };
  const { mutateAsync: echar } = useMutation({ ...despedir(), onError });
  const ingreso = useIngreso(onError);
  return (
    <DespidosScreen
      state={toScreenState({ despidos })}
      viewer={viewer}
      isAsking={isAsking}
      onAsking={setAsking}
      personas={toScreenState({ personas })}
      onDespedir={(despido) => {
        notice.clear();
        return echar(despido);
      }}
      {...ingreso}
      onAviso={notice.show}
    />
  );
}
