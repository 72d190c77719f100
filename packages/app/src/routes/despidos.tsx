import { DespidosScreen } from '@garita/ui/screens/despidos/DespidosScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { despidosQuery } from '../queries/despidos';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';
import { useIngreso } from '../usuarios/useIngreso';

export function Component() {
  const viewer = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const onAviso = useFormNotice(isAsking);
  const despidos = useQuery(despidosQuery());
  const personas = useQuery({ ...personasQuery(), enabled: isAsking });
  const despedir = useWrite('despedir');
  const ingreso = useIngreso();
  return (
    <DespidosScreen
      state={toScreenState({ despidos })}
      viewer={viewer}
      isAsking={isAsking}
      onAsking={setAsking}
      personas={toScreenState({ personas })}
      onDismiss={despedir}
      {...ingreso}
      onAviso={onAviso}
    />
  );
}
