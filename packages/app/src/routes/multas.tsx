import { MultasScreen } from '@garita/ui/screens/multas/MultasScreen';
import { useState } from 'react';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSancion } from '../normativa/useSancion';
import { multasQuery } from '../queries/multas';
import { personasQuery } from '../queries/usuarios';
import { useIdParam } from '../router/useIdParam';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const [asked, setAsking] = useState(false);
  // In the address, so that it can begin from anywhere.
  const [multado, setMultado] = useIdParam('multar');
  const isAsking = asked || multado !== null;
  const actionMulta = useWrite('actionMulta');
  const deleteMulta = useWrite('deleteMulta');
  return (
    <MultasScreen
      state={useReads({ multas: multasQuery() })}
      viewer={useSignedInUser()}
      isAsking={isAsking}
      multado={multado}
      onAsking={(isOpen) => {
        setAsking(isOpen);
        if (!isOpen && multado !== null) setMultado(null);
      }}
      personas={useReads({ personas: personasQuery() }, isAsking)}
      sancion={useSancion(isAsking)}
      onFine={useWrite('sendMulta')}
      onMark={({ id }, cobrada) => actionMulta({ id, op: cobrada ? 1 : 0 })}
      onDelete={({ id }) => deleteMulta({ id })}
      onAviso={useFormNotice(isAsking)}
    />
  );
}
