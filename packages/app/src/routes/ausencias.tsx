import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { AusenciasScreen } from '@garita/ui/screens/ausencias/AusenciasScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { ausenciasQuery, hoyQuery, misAusenciasQuery, pedirAusencia, responderAusencia } from '../queries/ausencias';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** For whom there is nothing more to see. */
const NOBODYS: QueryLike<null> = { data: null, error: null, refetch: () => undefined };

export function Component() {
  const viewer = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const seesAll = can(ACCESS.getAusencias, viewer);
  const hoy = useQuery(hoyQuery());
  const propias = useQuery(misAusenciasQuery());
  const todas = useQuery({ ...ausenciasQuery(), enabled: seesAll });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['ausencias'] });
  const { mutateAsync: pedir } = useMutation({ ...pedirAusencia(), onError });
  const { mutateAsync: responder } = useMutation({ ...responderAusencia(), onError });
  return (
    <AusenciasScreen
      state={toScreenState({ hoy, propias, todas: seesAll ? todas : NOBODYS })}
      viewer={viewer}
      onPedir={(values) => {
        notice.clear();
        return pedir({ usuario: viewer.id, ...values });
      }}
      onDecidir={({ id }, decision) => responder({ id, acepta: decision === 'aceptar' })}
      onAviso={notice.show}
    />
  );
}
