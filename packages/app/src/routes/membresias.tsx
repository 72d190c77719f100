import { MembresiasScreen } from '@garita/ui/screens/membresias/MembresiasScreen';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { serverClock } from '../portal/api';
import { useFormNotice } from '../portal/useFormNotice';
import { useSignedInUser } from '../portal/useSession';
import { catalogoQuery, membresiasVendidasQuery } from '../queries/membresias';
import { personasQuery } from '../queries/usuarios';
import { useAsking } from '../router/useAsking';

export function Component() {
  const { isAsking: isSelling, elegido, onAsking } = useAsking('vender');
  const addMembresia = useWrite('addMembresia');
  const deleteMemb = useWrite('deleteMemb');
  return (
    <MembresiasScreen
      state={useList('vendidas', membresiasVendidasQuery())}
      viewer={useSignedInUser()}
      now={serverClock.now}
      isSelling={isSelling}
      comprador={elegido}
      onSelling={onAsking}
      oferta={useReads({ catalogo: catalogoQuery(), personas: personasQuery() }, isSelling)}
      onSell={(venta) =>
        addMembresia({ ...venta, isExterno: typeof venta.user === 'string' ? 1 : 0 })
      }
      onDelete={({ id }) => deleteMemb({ id })}
      onAviso={useFormNotice(isSelling)}
    />
  );
}
