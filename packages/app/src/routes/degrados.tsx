import { DegradosScreen } from '@garita/ui/screens/degrados/DegradosScreen';
import { useState } from 'react';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSancion } from '../normativa/useSancion';
import { degradosQuery } from '../queries/degrados';
import { escaleraQuery } from '../queries/rangos';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const [isAsking, setAsking] = useState(false);
  return (
    <DegradosScreen
      state={useReads({ degrados: degradosQuery() })}
      viewer={useSignedInUser()}
      isAsking={isAsking}
      onAsking={setAsking}
      opciones={useReads({ personas: personasQuery(), escalera: escaleraQuery() }, isAsking)}
      sancion={useSancion(isAsking)}
      onDemote={useWrite('actionDegrado')}
      onAviso={useFormNotice(isAsking)}
    />
  );
}
