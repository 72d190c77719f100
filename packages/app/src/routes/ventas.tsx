import { VentasScreen } from '@garita/ui/screens/ventas/VentasScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { ventasPendientesQuery, ventasQuery } from '../queries/ventas';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const onAviso = useFormNotice();
  const ventas = useQuery(ventasQuery());
  const pendientes = useQuery(ventasPendientesQuery());
  const ventaAction = useWrite('ventaAction');
  return (
    <VentasScreen
      state={toScreenState({ ventas, pendientes })}
      viewer={viewer}
      onMark={({ id }, pagado) => ventaAction({ id, pagado: pagado ? 1 : 0 })}
      onAviso={onAviso}
    />
  );
}
