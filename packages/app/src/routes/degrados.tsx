import type { CallAnswer } from '@garita/api-client/call';
import { DegradosScreen } from '@garita/ui/screens/degrados/DegradosScreen';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { useAsking } from '../router/useAsking';
import { useSancion } from './normativa/useSancion';

const toEscalera = ({ categorias }: CallAnswer<'rangos'>) =>
  categorias.flatMap(({ misiones }) => misiones);

export function Component() {
  const { isAsking, elegido, onAsking } = useAsking('degradar');
  return (
    <DegradosScreen
      state={useList('degrados', readPages('getAllDegrados'))}
      viewer={useSignedInUser()}
      isAsking={isAsking}
      degradado={elegido}
      onAsking={onAsking}
      opciones={useReads(
        { personas: read('getUsuarios'), escalera: { ...read('rangos'), select: toEscalera } },
        isAsking,
      )}
      sancion={useSancion(isAsking)}
      onDemote={useWrite('actionDegrado')}
    />
  );
}
