import { DespidosScreen } from '@garita/ui/screens/despidos/DespidosScreen';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { useAsking } from '../router/useAsking';
import { useSancion } from './normativa/useSancion';
import { useIngreso } from './usuarios/useIngreso';

export function Component() {
  const { isAsking, elegido, onAsking } = useAsking('despedir');
  const ingreso = useIngreso();
  return (
    <DespidosScreen
      state={useList('despidos', readPages('getAllDespidos'))}
      viewer={useSignedInUser()}
      isAsking={isAsking}
      despedido={elegido}
      onAsking={onAsking}
      personas={useReads({ personas: read('getUsuarios') }, isAsking)}
      sancion={useSancion(isAsking)}
      onDismiss={useWrite('despedir')}
      {...ingreso}
    />
  );
}
