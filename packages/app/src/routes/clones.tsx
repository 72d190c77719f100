import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { ClonesScreen } from '@garita/ui/screens/clones/ClonesScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { clonesQuery, permitidosQuery, permitirClon } from '../queries/clones';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';
import { useIngreso } from '../usuarios/useIngreso';

export function Component() {
  const viewer = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const grupos = useQuery(clonesQuery());
  const permitidos = useQuery(permitidosQuery());
  const personas = useQuery({ ...personasQuery(), enabled: can(ACCESS.actionWhite, viewer) });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['clones'] });
  const { mutateAsync: permitir } = useMutation({ ...permitirClon(), onError });
  const ingreso = useIngreso(onError);
  return (
    <ClonesScreen
      state={toScreenState({ grupos, permitidos })}
      personas={toScreenState({ personas })}
      viewer={viewer}
      onPermitir={(id, permitido) => {
        notice.clear();
        return permitir({ id, permitido });
      }}
      {...ingreso}
      onAviso={notice.show}
    />
  );
}
