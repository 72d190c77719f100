import { ApiError } from '@garita/api-client/ApiError';
import { VentasScreen } from '@garita/ui/screens/ventas/VentasScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { marcarVenta, ventasPendientesQuery, ventasQuery } from '../queries/ventas';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const ventas = useQuery(ventasQuery());
  const pendientes = useQuery(ventasPendientesQuery());
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['ventas'] });
  const { mutateAsync: marcar } = useMutation({ ...marcarVenta(), onError });
  return (
    <VentasScreen
      state={toScreenState({ ventas, pendientes })}
      viewer={viewer}
      onMarcar={({ id }, pagado) => {
        notice.clear();
        return marcar({ id, pagado });
      }}
      onAviso={notice.show}
    />
  );
}
