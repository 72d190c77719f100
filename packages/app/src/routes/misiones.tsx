import { MisionesScreen } from '@garita/ui/screens/misiones/MisionesScreen';
import { useState } from 'react';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useFormNotice } from '../portal/useFormNotice';
import { useSignedInUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';
import { compradoresQuery, misionesVendidasQuery, preciosMisionQuery } from '../queries/misiones';

export function Component() {
  const [isSelling, setSelling] = useState(false);
  return (
    <MisionesScreen
      state={useList('vendidas', misionesVendidasQuery())}
      viewer={useSignedInUser()}
      isSelling={isSelling}
      onSelling={setSelling}
      oferta={useReads(
        {
          compradores: compradoresQuery(),
          precios: preciosMisionQuery(),
          configuracion: configuracionQuery(),
        },
        isSelling,
      )}
      onSell={useWrite('addMision')}
      onAviso={useFormNotice(isSelling)}
    />
  );
}
