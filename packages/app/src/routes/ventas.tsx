import { VentasScreen } from '@garita/ui/screens/ventas/VentasScreen';
import type { ActoVentas, Venta } from '@garita/ui/screens/ventas/VentasScreenProps';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';

export function Component() {
  const ventaAction = useWrite('ventaAction');
  return (
    <VentasScreen
      state={useList('ventas', readPages('allVentas'), {
        pendientes: useQuery(read('ventasPendientes')),
      })}
      viewer={useSignedInUser()}
      onMark={({ id }, pagado) => ventaAction({ id, pagado: pagado ? 1 : 0 })}
      onLote={useSendLote('ventaAction', (acto: ActoVentas, { id }: Venta) => ({
        id,
        pagado: acto === 'entregar' ? (1 as const) : (0 as const),
      }))}
    />
  );
}
