import { DegradosScreen } from '@garita/ui/screens/degrados/DegradosScreen';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useFormNotice } from '../portal/useFormNotice';
import { useSignedInUser } from '../portal/useSession';
import { degradosQuery } from '../queries/degrados';
import { escaleraQuery } from '../queries/rangos';
import { personasQuery } from '../queries/usuarios';
import { useAsking } from '../router/useAsking';
import { useSancion } from './normativa/useSancion';

export function Component() {
  const { isAsking, elegido, onAsking } = useAsking('degradar');
  return (
    <DegradosScreen
      state={useList('degrados', degradosQuery())}
      viewer={useSignedInUser()}
      isAsking={isAsking}
      degradado={elegido}
      onAsking={onAsking}
      opciones={useReads({ personas: personasQuery(), escalera: escaleraQuery() }, isAsking)}
      sancion={useSancion(isAsking)}
      onDemote={useWrite('actionDegrado')}
      onAviso={useFormNotice(isAsking)}
    />
  );
}
