import { MisionesScreen } from '@garita/ui/screens/misiones/MisionesScreen';
import { useState } from 'react';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';

export function Component() {
  const [isSelling, setSelling] = useState(false);
  return (
    <MisionesScreen
      state={useList('vendidas', readPages('misionesVenta'))}
      viewer={useSignedInUser()}
      isSelling={isSelling}
      onSelling={setSelling}
      oferta={useReads(
        {
          compradores: read('usuariosVentaMision'),
          precios: read('getRangosVenta'),
          configuracion: configuracionQuery(),
        },
        isSelling,
      )}
      onSell={useWrite('addMision')}
    />
  );
}
