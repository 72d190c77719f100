import { MembresiasScreen } from '@garita/ui/screens/membresias/MembresiasScreen';
import { useState } from 'react';
import { serverClock } from '../api';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { catalogoQuery, membresiasVendidasQuery } from '../queries/membresias';
import { personasQuery } from '../queries/usuarios';
import { useIdParam } from '../router/useIdParam';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const [asked, setSelling] = useState(false);
  // In the address, so that it can begin from anywhere.
  const [comprador, setComprador] = useIdParam('vender');
  const isSelling = asked || comprador !== null;
  const addMembresia = useWrite('addMembresia');
  const deleteMemb = useWrite('deleteMemb');
  return (
    <MembresiasScreen
      state={useReads({ vendidas: membresiasVendidasQuery() })}
      viewer={useSignedInUser()}
      now={serverClock.now}
      isSelling={isSelling}
      comprador={comprador}
      onSelling={(isOpen) => {
        setSelling(isOpen);
        if (!isOpen && comprador !== null) setComprador(null);
      }}
      oferta={useReads({ catalogo: catalogoQuery(), personas: personasQuery() }, isSelling)}
      onSell={(venta) => addMembresia({ ...venta, isExterno: typeof venta.user === 'string' ? 1 : 0 })}
      onDelete={({ id }) => deleteMemb({ id })}
      onAviso={useFormNotice(isSelling)}
    />
  );
}
