import { MembresiasScreen } from '@garita/ui/screens/membresias/MembresiasScreen';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useServerNow } from '../portal/useServerNow';
import { useSignedInUser } from '../portal/useSession';
import { useAsking } from '../router/useAsking';

export function Component() {
  const { isAsking: isSelling, elegido, onAsking } = useAsking('vender');
  const addMembresia = useWrite('addMembresia');
  const deleteMemb = useWrite('deleteMemb');
  return (
    <MembresiasScreen
      state={useList('vendidas', readPages('allMembership'))}
      viewer={useSignedInUser()}
      now={useServerNow()}
      isSelling={isSelling}
      comprador={elegido}
      onSelling={onAsking}
      oferta={useReads(
        { catalogo: read('getMembresias'), personas: read('getUsuarios') },
        isSelling,
      )}
      onSell={(venta) =>
        addMembresia({ ...venta, isExterno: typeof venta.user === 'string' ? 1 : 0 })
      }
      onDelete={({ id }) => deleteMemb({ id })}
    />
  );
}
