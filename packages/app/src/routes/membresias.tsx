import { MembresiasScreen } from '@garita/ui/screens/membresias/MembresiasScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { catalogoQuery, membresiasVendidasQuery } from '../queries/membresias';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const [isSelling, setSelling] = useState(false);
  const onAviso = useFormNotice(isSelling);
  const vendidas = useQuery(membresiasVendidasQuery());
  const catalogo = useQuery({ ...catalogoQuery(), enabled: isSelling });
  const personas = useQuery({ ...personasQuery(), enabled: isSelling });
  const addMembresia = useWrite('addMembresia');
  const deleteMemb = useWrite('deleteMemb');
  return (
    <MembresiasScreen
      state={toScreenState({ vendidas })}
      viewer={viewer}
      now={serverClock.now}
      isSelling={isSelling}
      onSelling={setSelling}
      oferta={toScreenState({ catalogo, personas })}
      onSell={(venta) => addMembresia({ ...venta, isExterno: typeof venta.user === 'string' ? 1 : 0 })}
      onDelete={({ id }) => deleteMemb({ id })}
      onAviso={onAviso}
    />
  );
}
