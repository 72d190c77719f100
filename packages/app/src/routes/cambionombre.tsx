import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { CambioNombreScreen } from '@garita/ui/screens/nombres/CambioNombreScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { cambiarNombre, miNombreQuery, nombresQuery } from '../queries/nombres';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** For whom there is nothing more to see. */
const NOBODYS: QueryLike<null> = { data: null, error: null, refetch: () => undefined };

export function Component() {
  const viewer = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const answers = can(ACCESS.getAllRequest, viewer);
  const propia = useQuery({ ...miNombreQuery(viewer.id), enabled: !answers });
  const pendientes = useQuery({ ...nombresQuery(), enabled: answers });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['nombres'] });
  const { mutateAsync: cambiar } = useMutation({ ...cambiarNombre(), onError });
  return (
    <CambioNombreScreen
      state={toScreenState({ propia: answers ? NOBODYS : propia, pendientes: answers ? pendientes : NOBODYS })}
      viewer={viewer}
      onPedir={(nombre) => {
        notice.clear();
        return cambiar({ pide: nombre });
      }}
      onResponder={({ id }, respuesta) => cambiar({ id, acepta: respuesta === 'aceptar' })}
      onAviso={notice.show}
    />
  );
}
