import { MultasScreen } from '@garita/ui/screens/multas/MultasScreen';
import type { ActoMultas, Multa } from '@garita/ui/screens/multas/MultasScreenProps';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { useAsking } from '../router/useAsking';
import { useSancion } from './normativa/useSancion';

export function Component() {
  const { isAsking, elegido, onAsking } = useAsking('multar');
  const actionMulta = useWrite('actionMulta');
  const deleteMulta = useWrite('deleteMulta');
  return (
    <MultasScreen
      state={useList('multas', readPages('getAllMultas'))}
      viewer={useSignedInUser()}
      isAsking={isAsking}
      multado={elegido}
      onAsking={onAsking}
      personas={useReads({ personas: read('getUsuarios') }, isAsking)}
      sancion={useSancion(isAsking)}
      onFine={useWrite('sendMulta')}
      onMark={({ id }, cobrada) => actionMulta({ id, op: cobrada ? 1 : 0 })}
      onLote={useSendLote('actionMulta', (acto: ActoMultas, { id }: Multa) => ({
        id,
        op: acto === 'cobrar' ? (1 as const) : (0 as const),
      }))}
      onDelete={({ id }) => deleteMulta({ id })}
    />
  );
}
