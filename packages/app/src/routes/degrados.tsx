import { ApiError } from '@garita/api-client/ApiError';
import { DegradosScreen } from '@garita/ui/screens/degrados/DegradosScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { degradar, degradosQuery } from '../queries/degrados';
import { rangosQuery } from '../queries/rangos';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const notice = useFormNotice(isAsking);
  const client = useQueryClient();
  const degrados = useQuery(degradosQuery());
  const personas = useQuery({ ...personasQuery(), enabled: isAsking });
  const escalera = useQuery({ ...rangosQuery(), select: ({ categorias }) => categorias.flatMap(({ misiones }) => misiones), enabled: isAsking });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => {
    if (error instanceof ApiError && [404, 409].includes(error.httpStatus)) {
      return Promise.all(['degrados', 'usuarios', 'rangos'].map((tema) => client.invalidateQueries({ queryKey: [tema] })));
    }
    return undefined;
  };
  const { mutateAsync: rebajar } = useMutation({ ...degradar(), onError });
  return (
    <DegradosScreen
      state={toScreenState({ degrados })}
      viewer={viewer}
      isAsking={isAsking}
      onAsking={setAsking}
      opciones={toScreenState({ personas, escalera })}
      onDegradar={(degrado) => {
        notice.clear();
        return rebajar(degrado);
      }}
      onAviso={notice.show}
    />
  );
}
