import { MultasScreen } from '@garita/ui/screens/multas/MultasScreen';
import { useState } from 'react';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { multasQuery } from '../queries/multas';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const [isAsking, setAsking] = useState(false);
  const actionMulta = useWrite('actionMulta');
  const deleteMulta = useWrite('deleteMulta');
  return (
    <MultasScreen
      state={useReads({ multas: multasQuery() })}
      viewer={useSignedInUser()}
      isAsking={isAsking}
      onAsking={setAsking}
      personas={useReads({ personas: personasQuery() }, isAsking)}
      onFine={useWrite('sendMulta')}
      onMark={({ id }, cobrada) => actionMulta({ id, op: cobrada ? 1 : 0 })}
      onDelete={({ id }) => deleteMulta({ id })}
      onAviso={useFormNotice(isAsking)}
    />
  );
}
