import { DegradosScreen } from '@garita/ui/screens/degrados/DegradosScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { degradosQuery } from '../queries/degrados';
import { rangosQuery } from '../queries/rangos';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const onAviso = useFormNotice(isAsking);
  const degrados = useQuery(degradosQuery());
  const personas = useQuery({ ...personasQuery(), enabled: isAsking });
  const escalera = useQuery({ ...rangosQuery(), select: ({ categorias }) => categorias.flatMap(({ misiones }) => misiones), enabled: isAsking });
  const actionDegrado = useWrite('actionDegrado');
  return (
    <DegradosScreen
      state={toScreenState({ degrados })}
      viewer={viewer}
      isAsking={isAsking}
      onAsking={setAsking}
      opciones={toScreenState({ personas, escalera })}
      onDemote={actionDegrado}
      onAviso={onAviso}
    />
  );
}
