import { MultasScreen } from '@garita/ui/screens/multas/MultasScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { multasQuery } from '../queries/multas';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const onAviso = useFormNotice(isAsking);
  const multas = useQuery(multasQuery());
  const personas = useQuery({ ...personasQuery(), enabled: isAsking });
  const sendMulta = useWrite('sendMulta');
  const actionMulta = useWrite('actionMulta');
  const deleteMulta = useWrite('deleteMulta');
  return (
    <MultasScreen
      state={toScreenState({ multas })}
      viewer={viewer}
      isAsking={isAsking}
      onAsking={setAsking}
      personas={toScreenState({ personas })}
      onFine={sendMulta}
      onMark={({ id }, cobrada) => actionMulta({ id, op: cobrada ? 1 : 0 })}
      onDelete={({ id }) => deleteMulta({ id })}
      onAviso={onAviso}
    />
  );
}
